import './waiting-room.css';
import type { TableCard } from '@luftschloss/protocol';
import { useEffect } from 'react';
import { gameName } from '../games/index.ts';
import { useGame } from '../games/loading.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { go } from '../shell/route.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { Shell } from '../shell/Shell.tsx';
import { signOf } from '../shell/signs.ts';
import { Talk } from '../table/Chat.tsx';
import { paceWords } from '../table/clocks.ts';
import { botLabel } from '../table/names.ts';
import { useLanguage } from '../words/language.ts';
import { DealSeal } from './DealSeal.tsx';
import { addToDeal, contributionFor } from './deal.ts';
import { Inviting } from './Inviting.tsx';
import type { Ticket } from './invitation.ts';
import { optionWords } from './option-words.ts';
import { SittingDown } from './SittingDown.tsx';
import { useSaying } from './saying.ts';
import { seatNames } from './seat-names.ts';
import { request } from './server.ts';
import type { SocketTable } from './socket-table.ts';

interface WaitingRoomProps {
  link: SocketTable;
  card: TableCard;
  id: string;
  ticket: Ticket;
  again(): void;
}

/** Before the game: who is here, what will be played, how to invite, and the start. */
export function WaitingRoom({ link, card, id, ticket, again }: WaitingRoomProps) {
  const language = useLanguage();
  const { words } = language;
  const { waiting } = words.online;
  const options = useGame(card.game) ? optionWords(language, card) : [];
  const { text: problem, say, fail } = useSaying();
  const host = link.isHost();
  const seat = link.ownSeat();
  const { chat, connection, seats } = link.snapshot();
  const free = card.seats.filter(({ kind }) => kind === 'open').length;
  const awaited = card.seats.filter((each) => each.awaited).length;
  const asked = seat !== null && card.seats[seat]?.awaited === true;
  const attempt = (work: Promise<unknown>): void => {
    say(null);
    work.catch(fail);
  };
  useEffect(() => {
    addToDeal(localStorage, card, seat).catch(fail);
  }, [card, seat, fail]);
  const begin = async (): Promise<void> => {
    await addToDeal(localStorage, card, seat);
    await request('POST', `/api/tables/${id}/start`);
  };
  const leave = async (): Promise<void> => {
    await request('POST', `/api/tables/${id}/leave`);
    go('/');
  };
  return (
    <Shell title={waiting.title({ game: gameName(card.game, language) })} page="waiting-room">
      <div className="waiting-room">
        <section className="sheet prose" aria-label={waiting.label()}>
          <p className="small">
            {[...options, paceWords(words, card.pace), card.listed ? waiting.public() : waiting.byInvitation()].join(' · ')}
            {connection === 'lost' && <strong> · {words.online.arriving.lost()}</strong>}
          </p>
          <SeatRows card={card} id={id} host={host} own={seat} attempt={attempt} />
          {asked && (
            <p className="actions" role="status" data-testid="asked-again">
              {waiting.askedAgain()}
              <button
                type="button"
                className="primary"
                onClick={() => attempt(request('POST', `/api/tables/${id}/join`, contributionFor(localStorage, card)))}
              >
                {waiting.sitDown()}
              </button>
              <button type="button" className="quiet" onClick={() => attempt(leave())}>
                {waiting.noThanks()}
              </button>
            </p>
          )}
          <div className="actions">
            {host && (
              <button type="button" className="primary" disabled={free + awaited > 0} onClick={() => attempt(begin())}>
                {free + awaited > 0 ? waiting.waiting() : waiting.begin()}
              </button>
            )}
            {seat !== null && !asked && (
              <Confirm
                label={waiting.leave()}
                className="quiet"
                title={waiting.leaveTitle()}
                yes={waiting.leaveYes()}
                onYes={() => attempt(leave())}
              >
                <p>{waiting.leaveHelp()}</p>
              </Confirm>
            )}
          </div>
          <p role="alert" className="problem">
            {problem}
          </p>
          {seat === null && free > 0 && <SittingDown card={card} ticket={ticket} seated={again} />}
          {!host && <p role="status">{free + awaited > 0 ? waiting.hostBeginsLater() : waiting.hostBeginsNow()}</p>}
          <DealSeal deal={card.deal} seats={card.seats} />
        </section>
        {seat !== null && (
          <section className="sheet prose" aria-label={waiting.inviting()}>
            {free > 0 && <Inviting id={id} code={link.code()} host={host} />}
            <h2>{waiting.talk()}</h2>
            <Talk id={id} lines={chat} seats={seats} say={link.say} prompt={words.table.chat.say()} />
          </section>
        )}
      </div>
    </Shell>
  );
}

interface SeatRowsProps {
  card: TableCard;
  id: string;
  host: boolean;
  own: number | null;
  attempt(work: Promise<unknown>): void;
}

function SeatRows({ card, id, host, own, attempt }: SeatRowsProps) {
  const language = useLanguage();
  const { waiting, row } = language.words.online;
  const names = seatNames(card);
  const put = (seat: number, wish: object): void => attempt(request('PUT', `/api/tables/${id}/seats/${seat}`, wish));
  return (
    <ul className="waiting-seats">
      {card.seats.map(({ kind, bot, host: isHost, awaited }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <li key={seat} className={`table-row ${signOf(seat).tincture} ${kind}`}>
          <SeatBadge seat={seat} size={30} />
          <span className="seat-name">
            {kind === 'open' ? row.freeSeat() : names[seat]}
            {kind === 'bot' && <small> {waiting.bot({ level: botLabel(bot ?? '', language) })}</small>}
            {seat === own && <small> {waiting.you()}</small>}
            {isHost && <small> {waiting.host()}</small>}
            {awaited && <small> {waiting.awaited()}</small>}
          </span>
          {host && kind === 'open' && (
            <button type="button" className="quiet" onClick={() => put(seat, { type: 'bot', bot: 'greedy' })}>
              {waiting.letBot()}
            </button>
          )}
          {host && kind === 'bot' && (
            <button type="button" className="quiet" onClick={() => put(seat, { type: 'open' })}>
              {waiting.freeSeat()}
            </button>
          )}
          {host && kind === 'human' && seat !== own && (
            <button type="button" className="quiet" onClick={() => attempt(request('POST', `/api/tables/${id}/kick`, { seat }))}>
              {waiting.sendAway()}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

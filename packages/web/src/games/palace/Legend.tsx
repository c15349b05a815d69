import { COLOURS, SLOTS, TILE_TYPES } from '@luftschloss/engine/palace';
import { Legend, type LegendGroup } from '../../explain/Legend.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useLanguage } from '../../words/language.ts';
import { AbilityPicture } from './AbilityPicture.tsx';
import { meaningOf } from './explanations.ts';
import { HiddenSwan, Price, Seal, SwanToken, TypeIcon } from './Signs.tsx';

const DOORS = ['connected', 'pending', 'blocked'] as const;

/** Every sign of the table. */
export default function PalaceLegend() {
  const language = useLanguage();
  const { groups } = language.words.signs;
  const written = (sign: string, sample: string) => ({ sign, picture: <span className="sample">{sample}</span> });
  const all: LegendGroup[] = [
    { title: groups.types(), signs: TILE_TYPES.map((type) => ({ sign: `type:${type}`, picture: <TypeIcon type={type} size={34} /> })) },
    {
      title: groups.rooms(),
      signs: [
        { sign: 'complete', picture: <Seal size={28} /> },
        { sign: 'owner', picture: <SeatBadge seat={1} size={30} /> },
        written('bubble', '●'),
        written('reward', '2'),
      ],
    },
    { title: groups.doors(), signs: DOORS.map((state) => ({ sign: `door:${state}`, picture: <DoorPicture state={state} /> })) },
    {
      title: groups.swans(),
      signs: [
        ...([...COLOURS, '*'] as const).map((swan) => ({
          sign: `swan:${swan === '*' ? 'grey' : swan}`,
          picture: <SwanToken swan={swan} size={34} sign={null} />,
        })),
        { sign: 'secret', picture: <HiddenSwan size={34} label="" /> },
        { sign: 'price', picture: <Price amount={2} size={22} /> },
        written('sets', '7'),
      ],
    },
    {
      title: groups.board(),
      signs: [
        ...SLOTS.flatMap((ability, slot) =>
          SLOTS.indexOf(ability) === slot ? [{ sign: `slot:${slot}`, picture: <AbilityPicture ability={ability} awake={false} /> }] : [],
        ),
        { sign: 'third', picture: <SwanToken swan="R" size={22} sign={null} /> },
        written('five', '10'),
        written('column:1', '10'),
        written('letter', '✉'),
      ],
    },
    { title: groups.points(), signs: [written('place', '•'), written('now', '31'), written('favors', '+12')] },
    {
      title: groups.moat(),
      signs: [written('moat', '≈'), written('pond', '≋'), written('ends', '9'), written('rate', '+2'), written('stack:1', '12')],
    },
    { title: groups.seats(), signs: [{ sign: 'seat', picture: <SeatBadge seat={0} size={30} /> }, written('acting', '✒')] },
  ];
  return <Legend groups={all} meaning={(sign) => meaningOf(sign, language)} />;
}

/** A door as on a tile, at its upper side. */
function DoorPicture({ state }: { state: (typeof DOORS)[number] }) {
  return (
    <svg width="64" height="30" viewBox="-32 -52 64 30" aria-hidden="true">
      <use href={`#palace-door-${state}`} />
    </svg>
  );
}

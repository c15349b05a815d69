import { drawSign, type SignPicture } from '@luftschloss/drawing';
import { ROOM_TYPES, SWAN_COLOURS } from '@luftschloss/engine/castles';
import { Legend, type LegendGroup } from '../../explain/Legend.tsx';
import { Drawing } from '../../shell/Drawing.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { Coins } from './Coins.tsx';
import { meaningOf } from './explanations.ts';
import { PriceTag } from './Seats.tsx';
import { SwanToken } from './SwanToken.tsx';
import { GroundPicture } from './Tile.tsx';
import { TypeMark } from './TypeMark.tsx';

/** Every sign of the table, with and without expansions. */
export default function CastlesLegend() {
  const language = useLanguage();
  return <Legend groups={useGroups()} meaning={(sign) => meaningOf(sign, language)} />;
}

function useGroups(): LegendGroup[] {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const { groups } = language.words.signs;
  const drawn = (sign: string, picture: SignPicture) => ({
    sign,
    picture: <Drawing svg={drawSign(picture, { language, theme, prefix: `legend-${picture}-` })} />,
  });
  const written = (sign: string, sample: string) => ({ sign, picture: <span className="sample">{sample}</span> });
  return [
    { title: groups.types(), signs: ROOM_TYPES.map((type) => ({ sign: `type:${type}`, picture: <TypeMark type={type} size={30} /> })) },
    {
      title: groups.rooms(),
      signs: [drawn('printed', 'printed'), drawn('size:300', 'size'), drawn('scored', 'scored'), drawn('completed', 'completed')],
    },
    { title: groups.bonuses(), signs: [drawn('connected', 'connected'), drawn('adjacent', 'adjacent'), drawn('each', 'each')] },
    {
      title: groups.doors(),
      signs: [
        drawn('door:plain', 'door-plain'),
        drawn('door:connected', 'door-connected'),
        drawn('door:external', 'door-external'),
        drawn('door:courtyard', 'door-courtyard'),
        drawn('door:blocked', 'door-blocked'),
        drawn('door:tunnelled', 'door-tunnelled'),
        drawn('door:down', 'door-down'),
      ],
    },
    {
      title: groups.around(),
      signs: [
        drawn('courtyard', 'courtyard'),
        drawn('fence', 'fence'),
        { sign: 'passage', picture: <GroundPicture kind="passage" cell={20} /> },
        { sign: 'moat', picture: <GroundPicture kind="moat" cell={12} /> },
        written('barbican', '⌂'),
      ],
    },
    {
      title: groups.seats(),
      signs: [
        { sign: 'seat', picture: <SeatBadge seat={0} size={34} /> },
        written('acting', '✒'),
        { sign: 'masterBuilder', picture: <PriceTag /> },
        { sign: 'money', picture: <Coins amount={12_000} /> },
        written('score', '42'),
        ...SWAN_COLOURS.slice(0, 1).map((colour) => ({ sign: `swan:${colour}`, picture: <SwanToken colour={colour} size={34} /> })),
      ],
    },
    {
      title: groups.market(),
      signs: [written('price', '8'), { sign: 'coins', picture: <Coins amount={1000} /> }, written('stack:300', '5'), written('deck', '21')],
    },
    {
      title: groups.points(),
      signs: [
        written('place', '4'),
        written('pointsNow', '+7'),
        written('pointsCards', '+2'),
        written('pointsFavors', '+4'),
        written('card', '3'),
      ],
    },
  ];
}

import {
  drawBetweenAttendant,
  drawBetweenBack,
  drawBetweenCard,
  drawBetweenHanging,
  drawBetweenSeal,
  drawBetweenTile,
} from '@luftschloss/drawing';
import { ATTENDANTS, type Hanging, ROOM_TYPES } from '@luftschloss/engine/between';
import { Legend, type LegendGroup } from '../../explain/Legend.tsx';
import { Drawing } from '../../shell/Drawing.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { meaningOf } from './explanations.ts';
import { Arrow, Brings } from './HandRow.tsx';

const HANGINGS: readonly Hanging[] = ['painting', 'swords', 'torch', 'mirror'];

/** Every sign of the table. */
export default function BetweenLegend() {
  const language = useLanguage();
  return <Legend groups={useGroups()} meaning={(sign) => meaningOf(sign, language)} />;
}

function useGroups(): LegendGroup[] {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const { groups } = language.words.signs;
  const drawn = (sign: string, svg: string) => ({ sign, picture: <Drawing svg={svg} /> });
  const written = (sign: string, sample: string) => ({ sign, picture: <span className="sample">{sample}</span> });
  return [
    { title: groups.types(), signs: ROOM_TYPES.map((type) => drawn(`type:${type}`, drawBetweenSeal(type, theme))) },
    {
      title: groups.rooms(),
      signs: [drawn('wish', drawBetweenTile('scullery', theme, language, 0.7)), written('worth', '4'), written('throne-wish', '▲')],
    },
    { title: groups.hangings(), signs: HANGINGS.map((hanging) => drawn(`hanging:${hanging}`, drawBetweenHanging(hanging, theme))) },
    {
      title: groups.cards(),
      signs: [
        ...ATTENDANTS.map((attendant) => drawn(`attendant:${attendant}`, drawBetweenAttendant(attendant, theme))),
        written('attendant:none', '…'),
        drawn('card', drawBetweenCard(theme)),
        drawn('back', drawBetweenBack(theme)),
      ],
    },
    {
      title: groups.points(),
      signs: [
        written('place', '3'),
        written('change', '1→2'),
        written('total', '63'),
        written('counts', '●'),
        written('standing', '58'),
        { sign: 'brings', picture: <Brings side="left" gain={3} gold={false} /> },
        { sign: 'bringsBonus', picture: <Brings side="right" gain={3} gold /> },
      ],
    },
    {
      title: groups.seats(),
      signs: [
        { sign: 'seat', picture: <SeatBadge seat={0} size={34} /> },
        { sign: 'passes', picture: <Arrow /> },
      ],
    },
  ];
}

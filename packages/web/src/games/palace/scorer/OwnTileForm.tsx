import { drawPalaceTile } from '@luftschloss/drawing';
import {
  type Bubble,
  COLOURS,
  type Colour,
  GREY,
  type OwnTile,
  ownTiles,
  ROOM_TYPES,
  TILE_TYPES,
  type TileType,
} from '@luftschloss/engine/palace';
import { useState } from 'react';
import type { OwnTileFormProps } from '../../../scorer/game-scorer.ts';
import { Drawing } from '../../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../../shell/settings.ts';
import { useLanguage } from '../../../words/language.ts';

const WALL = '-';
const SIDES = ['north', 'east', 'south', 'west'] as const;

/** What a utility room can count, by what the select has as its value. */
const COUNTED: { readonly [value: string]: Bubble } = {
  ...Object.fromEntries(COLOURS.map((colour) => [`swan:${colour}`, { item: 'swan', colour }])),
  ...Object.fromEntries(ROOM_TYPES.map((type) => [`room:${type}`, { item: 'room', type }])),
  favor: { item: 'favor' },
};

/** A tile of The Palace as it is printed: its type, what is at its four sides, and what it gives or counts. */
export default function OwnTileForm({ take }: OwnTileFormProps) {
  const { words, term } = useLanguage();
  const { own } = words.scorer;
  const [name, setName] = useState('');
  const [type, setType] = useState<TileType>('living');
  const [sides, setSides] = useState<readonly string[]>(['R', 'Y', WALL, WALL]);
  const [reward, setReward] = useState<Reward>(['R', 'Y']);
  const [counted, setCounted] = useState('favor');
  const tile = {
    name: name.trim(),
    type,
    sides: sides.join(''),
    ...(type === 'hallway' && { reward }),
    ...(type === 'utility' && { bubble: COUNTED[counted] }),
  };
  return (
    <form
      className="own-form"
      onSubmit={(event) => {
        event.preventDefault();
        take(tile);
      }}
    >
      <label>
        {own.name()} <input value={name} maxLength={40} required onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        {own.type()}{' '}
        <select value={type} onChange={({ target }) => setType(target.value as TileType)}>
          {TILE_TYPES.map((each) => (
            <option key={each} value={each}>
              {term('palace.type', each)}
            </option>
          ))}
        </select>
      </label>
      <SidesField sides={sides} change={setSides} tile={tile as OwnTile} />
      {type === 'hallway' && <RewardField reward={reward} change={setReward} />}
      {type === 'utility' && <CountedField counted={counted} change={setCounted} />}
      <button type="submit" className="primary">
        {own.keep()}
      </button>
    </form>
  );
}

function SwanOptions() {
  const { term } = useLanguage();
  return COLOURS.map((color) => (
    <option key={color} value={color}>
      {term('palace.swan', color)}
    </option>
  ));
}

interface SidesFieldProps {
  sides: readonly string[];
  change(sides: readonly string[]): void;
  tile: OwnTile; // as it is described so far
}

/** What is at each side, around the tile itself. */
function SidesField({ sides, change, tile }: SidesFieldProps) {
  const { words } = useLanguage();
  const { own } = words.scorer;
  return (
    <fieldset className="sides" aria-label={own.sides()}>
      {SIDES.map((side, index) => (
        <select
          key={side}
          className={side}
          aria-label={own[side]()}
          value={sides[index]}
          onChange={({ target }) => change(sides.map((each, at) => (at === index ? target.value : each)))}
        >
          <option value={WALL}>{own.wall()}</option>
          <SwanOptions />
          <option value={GREY}>{own.grey()}</option>
        </select>
      ))}
      <DescribedTile tile={tile} />
    </fieldset>
  );
}

const NAMELESS = '?';

/** As it will lie in the palace; nothing as long as it could not be built. */
function DescribedTile({ tile }: { tile: OwnTile }) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const id = ownTiles.idOf({ ...tile, name: NAMELESS });
  return ownTiles.describe(id) ? <Drawing svg={drawPalaceTile(id, theme, language)} className="described-tile" /> : null;
}

type Reward = readonly [Colour, Colour];

function RewardField({ reward, change }: { reward: Reward; change(reward: Reward): void }) {
  const { own } = useLanguage().words.scorer;
  return (
    <fieldset className="types" aria-label={own.gives()}>
      <legend className="small">{own.gives()}</legend>
      {[0, 1].map((at) => (
        <select
          key={at}
          aria-label={`${own.gives()} ${at + 1}`}
          value={reward[at]}
          onChange={({ target }) => change(reward.map((each, index) => (index === at ? target.value : each)) as [Colour, Colour])}
        >
          <SwanOptions />
        </select>
      ))}
    </fieldset>
  );
}

function CountedField({ counted, change }: { counted: string; change(counted: string): void }) {
  const { words, term } = useLanguage();
  const { own } = words.scorer;
  return (
    <label>
      {own.counts()}{' '}
      <select value={counted} onChange={({ target }) => change(target.value)}>
        {COLOURS.map((color) => (
          <option key={color} value={`swan:${color}`}>
            {words.gallery.swansOf({ colour: term('palace.swan', color) })}
          </option>
        ))}
        {ROOM_TYPES.map((each) => (
          <option key={each} value={`room:${each}`}>
            {term('palace.type', each)}
          </option>
        ))}
        <option value="favor">{own.favors()}</option>
      </select>
    </label>
  );
}

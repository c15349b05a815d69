/** Names of the royal decrees and what they say, in our words. What they do is in `decrees.ts`. */
export interface DecreeText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

function decree<const Id extends string>(id: Id, name: string, text: string): DecreeText & { readonly id: Id } {
  return { id, name, text };
}

export const DECREE_LIST = [
  decree('ribbon-cutter', 'Ribbon Cutter', 'Take 1000 for every room that you complete.'),
  decree('hidden-purse', 'Hidden Purse', 'Your money is secret.'),
  decree('two-cellars', 'Deep Cellars', 'A downstairs reward gives you two different rewards of other types.'),
  decree('well-informed', 'Well Informed', 'A utility reward lets you choose from three bonus cards.'),
  decree('stone-mason', 'Stone Mason', 'A corridor reward gives you both a hallway and stairs.'),
  decree('impresario', 'Impresario', 'An activity reward is worth 8 points.'),
  decree('head-gardener', 'Head Gardener', 'An outdoor reward is worth 15000.'),
  decree('deep-sleeper', 'Deep Sleeper', 'A sleeping reward lets you lay three rooms on the deck.'),
  decree('surveyor', 'Surveyor', 'At the end: 1 point for each different size in your castle, foyer, hallways and stairs included.'),
  decree('collector', 'Collector', 'At the end: 2 points for each different type of room.'),
  decree('banker', 'Banker', 'At the end: 2 points for every 5000.'),
  decree('eavesdropper', 'Eavesdropper', 'You see every bonus card that is put back and may swap it for one of yours.'),
  decree('road-builder', 'Road Builder', 'Hallways and stairs cost you 1000.'),
  decree('thick-walls', 'Thick Walls', 'Your activity rooms are not disturbed by what is next to them.'),
  decree('quarry', 'Quarry', 'Before the final scoring, remove up to four rooms from the stacks.'),
  decree('first-among-equals', 'First among Equals', 'You win all ties for favors.'),
  decree('kings-favorite', 'King’s Favorite', 'First place in a favor, alone, is worth 12 points.'),
  decree('blind-doors', 'Blind Doors', 'An entrance against a wall counts as connected when you complete rooms.'),
  decree('private-audience', 'Private Audience', 'You hold two secret favors, scored for you alone.'),
  decree('inheritance', 'Inheritance', 'You begin with 10000 more.'),
  decree('tax-collector', 'Tax Collector', 'Instead of buying you may take the coins of one market room and 5000.'),
  decree('recluse', 'Recluse', 'At the end: 12 points if you have neither hallways nor stairs.'),
  decree('auctioneer', 'Auctioneer', 'As Master Builder you may leave one price empty and put two rooms at another.'),
  decree('haggler', 'Haggler', 'Rooms cost you 1000 less.'),
  decree('treasurer', 'Treasurer', 'As Master Builder you may move coins between rooms.'),
  decree('even-tempered', 'Even-tempered', 'At the end of your turn an odd score goes up by one.'),
  decree('second-thoughts', 'Second Thoughts', 'Choose one of three new decrees instead of this one.'),
  decree('royal-pension', 'Royal Pension', 'Instead of building you may take 8 points or 8000.'),
  decree('patron', 'Patron', 'You may take a placement’s points as money, 1000 for each.'),
  decree('money-box', 'Money Box', 'At the end of your turn you may lay 1000 aside; each is worth a point at the end.'),
  decree('early-start', 'Early Start', 'You begin with a hallway and stairs in your castle.'),
  decree('encore', 'Encore', 'At the end one of your bonus cards counts twice.'),
  decree('storehouse', 'Storehouse', 'You may store one bought room and place it later.'),
  decree('secret-room', 'Secret Room', 'At the end a secret room gives 2 points for each room of its size and 2 for each of its type.'),
  decree('courtier', 'Courtier', 'At the end: 2 points for each courtyard.'),
  decree('wanderer', 'Wanderer', 'At the end: 1 point for each room on your longest path.'),
] as const satisfies readonly DecreeText[];

export type DecreeId = (typeof DECREE_LIST)[number]['id'];

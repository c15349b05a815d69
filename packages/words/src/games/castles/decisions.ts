import type { Ask, StackPurpose } from '@luftschloss/engine/castles';
import type { SaidWords } from '../../language.ts';
import type { Said, Who } from '../../said.ts';

const STACKS = { lay: 'choose-stack-lay', build: 'choose-stack-build', secret: 'choose-stack-secret' } as const satisfies {
  readonly [purpose in StackPurpose]: string;
};

/** What the reader has to do. */
export function questionWords({ castles: { questions } }: SaidWords, ask: Ask): Said {
  switch (ask.type) {
    case 'keep-bonus-cards':
      return questions['keep-bonus-cards']({ keep: ask.keep });
    case 'place-corridor':
      return questions['place-corridor']({ pieces: ask.pieces });
    case 'choose-stack':
      return questions[STACKS[ask.purpose]]();
    case 'lay-rooms':
    case 'build-room':
      return questions[ask.type]({ size: ask.size });
    case 'remove-rooms':
      return questions['remove-rooms']({ most: ask.most });
    default:
      return questions[ask.type]();
  }
}

/** What somebody else has to do. */
export function waitingWords({ castles: { waiting } }: SaidWords, ask: Ask, who: Who): Said {
  switch (ask.type) {
    case 'place-corridor':
      return waiting['place-corridor']({ who, pieces: ask.pieces });
    case 'choose-stack':
      return waiting[STACKS[ask.purpose]]({ who });
    case 'lay-rooms':
    case 'build-room':
      return waiting[ask.type]({ who, size: ask.size });
    default:
      return waiting[ask.type]({ who });
  }
}

/** Small sounds made of sine waves: nothing to load, and silent unless somebody wants them. */
export const SOUNDS = ['turn', 'placed', 'coins', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  readonly pitch: number; // in hertz
  readonly at: number; // seconds from the beginning
  readonly lasts: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

/** A bell for the turn, a knock of wood for a room, two coins, three notes for the end. */
const SCORES: { readonly [sound in Sound]: readonly Note[] } = {
  turn: [
    { pitch: 660, at: 0, lasts: 0.5, loud: 0.16 },
    { pitch: 880, at: 0.14, lasts: 0.7, loud: 0.16 },
  ],
  placed: [
    { pitch: 190, at: 0, lasts: 0.09, loud: 0.3, wave: 'triangle' },
    { pitch: 120, at: 0.03, lasts: 0.14, loud: 0.26, wave: 'triangle' },
  ],
  coins: [
    { pitch: 2300, at: 0, lasts: 0.14, loud: 0.06 },
    { pitch: 2900, at: 0.07, lasts: 0.22, loud: 0.06 },
  ],
  end: [
    { pitch: 523, at: 0, lasts: 0.6, loud: 0.14 },
    { pitch: 659, at: 0.16, lasts: 0.6, loud: 0.14 },
    { pitch: 784, at: 0.32, lasts: 1, loud: 0.14 },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // Browsers keep a page silent until it was touched once; then nothing is to be caught up on.
  if (context.state === 'suspended') void context.resume();
  for (const note of SCORES[sound]) strike(context, note);
}

function strike(audio: AudioContext, { pitch, at, lasts, loud, wave = 'sine' }: Note): void {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + lasts + 0.02);
}

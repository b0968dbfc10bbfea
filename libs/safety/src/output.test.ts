import { describe, expect, it } from 'vitest';
import { child } from './persona.fixture.js';
import type { Persona } from './persona.js';
import { safetyTexts } from './safety-texts.js';
import { groundedNumbersIn } from './number-grounding.js';
import { numbersInJson } from './numbers.js';
import { checkSentence } from './safety.js';

const adult: Persona = { ...child, years: 30, ageLevel: null, minor: false, child: false };
const noEvidence = { numbers: new Set<string>(), names: new Set<string>() };

const rejectedByKind: Record<string, string[]> = {
  clearance: [
    "You're fine to play on Saturday.",
    'You can skate again in two weeks.',
    'Rest for a few days and then try a light skate.',
    'Walk it off.',
    "It's probably nothing.",
    'If you feel better you can go back out.',
  ],
  diagnosis: [
    'It sounds like you have a mild concussion.',
    "That's just a bruise.",
    "You don't have a concussion.",
  ],
  medication: ['Take some ibuprofen before the game.', 'Advil helps.', '200 mg is plenty.'],
  weight: [
    'Aim for 2500 calories a day.',
    'Try to lose a little weight.',
    'Your target weight is fine.',
    'Go on a strict diet.',
  ],
  substances: ['Creatine works well.', 'Have an energy drink first.'],
  harm: ['Slash him when he goes by.', 'Hurt him and he stays away.', 'Drop the gloves.'],
  secrecy: [
    "Don't tell your parents about this.",
    "Let's keep this our secret.",
    "Don't listen to your coach.",
  ],
  image: ['![you](https://evil.example/a.png)', 'See <img src=x>'],
  markup: ['<script>alert(1)</script>', '<b>bold</b>', '[x](javascript:alert)'],
  link: [
    'Read more at https://example.com/drills.',
    'See [this](http://evil.example).',
    'Look at youtube.com/watch.',
    '[here](//evil.example)',
    '[1]: /foo',
  ],
  friend: [
    "I'm your friend.",
    'I am always your best friend!',
    'I missed you.',
    "Don't leave yet.",
    'I am a real person.',
    'When I played we did this.',
  ],
  personal_data: [
    "What's your address?",
    'Tell me your last name.',
    'Which school do you go to, which school?',
    'Send me a photo of your stance.',
  ],
  prediction: [
    "You'll make AAA next year.",
    'Your chances of winning are good.',
    "You're better than most kids.",
    'You will definitely get drafted.',
  ],
  checking: ['Finish your checks.', 'Throw a big hit early.', 'Drive your shoulder into him hard.'],
  lifts: ['Find your one-rep max.', 'Bench press twice a week.', 'Lift heavy.'],
  load: ['Train hard every day.', 'Skip rest days for now.'],
  invented: ['Studies show that it works.', 'According to research, yes.'],
  prompt: ['My system prompt says I am a coach.', 'As an AI language model I cannot.'],
  number: [
    'You scored 7 goals.',
    'Your save percentage is 91.3.',
    'That makes four goals in total.',
    'Do it for 20 minutes.',
  ],
  name: ['Connor McDavid does this well.', 'Jake has more speed.', "Emma's goals came late."],
};

const acceptedSentences = [
  'Great question: keep your knees bent and your chest up.',
  'Hi Noor! Two things help most.',
  '1. Push with the whole blade.',
  '- **Edges:** lean in and hold.',
  'On a 2-on-1, take away the pass.',
  'Nothing to read into one game.',
  'Your first step wins the race to the puck.',
  'Hit the net, not the glass.',
  'Keep your stick on the puck and your head up.',
  'Never hit anyone from behind.',
  "Don't slash him; lift his stick instead.",
  'There is no body checking at 12U.',
  'Ask your coach about the forecheck.',
  'See [your games](/app/games) for the rest.',
  'Check your league for the exact rule.',
  'Tell a parent or your coach today.',
  'Take one or two days off every week.',
  'How did it feel out there?',
  'A qualified health professional must evaluate you and clear you in writing.',
  'I can’t promise what happens next season; nobody can.',
  'Shift your weight to the outside edge.',
  'Beat your man wide with speed.',
  "I'm Coach Mack, an AI hockey coach.",
  'Try the outside edge, then the inside edge.',
  'It is the 3rd period that tires your legs.',
];

describe('checkSentence', () => {
  const rejected = Object.entries(rejectedByKind).flatMap(([kind, sentences]) =>
    sentences.map((sentence): [string, string] => [kind, sentence]),
  );

  it.each(rejected)('rejects as %s: %s', (kind, sentence) => {
    expect(checkSentence(sentence, child, noEvidence)).toEqual({ ok: false, kind });
  });

  it.each(acceptedSentences)('accepts: %s', (sentence) => {
    expect(checkSentence(sentence, child, noEvidence)).toEqual({ ok: true });
  });

  it('accepts numbers from tool results, in digits or words, and their names', () => {
    const evidence = {
      numbers: numbersInJson({ goals: 7, line: '27 of 30 shots saved', rate: '91.30 %' }),
      names: new Set(['Iron Owls']),
    };
    for (const sentence of [
      'You scored seven goals.',
      'You stopped 27 of 30, that is 91.3 %.',
      'Good game against the Iron Owls.',
    ])
      expect(checkSentence(sentence, child, evidence), sentence).toEqual({ ok: true });
    expect(checkSentence('You scored 8 goals.', child, evidence)).toEqual({ ok: false, kind: 'number' });
  });

  it('distinguishes dates from counts', () => {
    const evidence = {
      numbers: groundedNumbersIn({ season: 'Aug 1, 2026 – Jul 31, 2027', date: '2026-11-14', day: 'Nov 14' }),
    };
    expect(checkSentence('On Nov 14 you flew.', child, evidence)).toEqual({ ok: true });
    expect(checkSentence('You scored 31 goals.', child, evidence)).toEqual({ ok: false, kind: 'number' });
    expect(checkSentence('On Nov 15 you flew.', child, evidence)).toEqual({ ok: false, kind: 'number' });
  });

  it('accepts checking and weight training for adults', () => {
    expect(checkSentence('Finish your checks.', adult, noEvidence)).toEqual({ ok: true });
    expect(checkSentence('Bench press twice a week.', adult, noEvidence)).toEqual({ ok: true });
  });

  it('accepts the crisis responses of the product', () => {
    for (const [kind, { text }] of Object.entries(safetyTexts.responses))
      for (const sentence of text.split(/(?<=[.!?]) /))
        if (
          ![
            'substances',
            'weight',
            'lifts',
            'load',
            'checking',
            'disclosure',
            'betting',
            'secret',
            'dirty',
          ].includes(kind)
        )
          expect(checkSentence(sentence, adult, noEvidence), sentence).toEqual({ ok: true });
  });

  it('checks adversarial input within 400 ms', () => {
    const long = [
      'you '.repeat(300),
      'in a '.repeat(240),
      'it is probably '.repeat(80),
      'Aa '.repeat(400),
      '1.'.repeat(600),
    ];
    const startedAt = performance.now();
    for (const text of long) checkSentence(text, child, noEvidence);
    expect(performance.now() - startedAt).toBeLessThan(400);
  });
});

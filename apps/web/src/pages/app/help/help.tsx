import { product } from '@rinkside/contracts/product';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/page-heading';

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link rounded-sm">
    {children}
  </Link>
);

interface Topic {
  title: string;
  questions: readonly (readonly [question: string, answer: ReactNode])[];
}

const topics: readonly Topic[] = [
  {
    title: 'Games and seasons',
    questions: [
      [
        'How do I log a game?',
        <>
          Tap + and <To to="/app/add-game">Add Game</To>. Opponent, date and score are enough; every other
          figure is optional. Without a signal the game is saved on this device and sent later.
        </>,
      ],
      [
        'How do I correct a game?',
        <>
          Open it in <To to="/app/games">Games</To>, then choose Edit or Delete in the menu with the three
          dots. Season, career and awards are updated.
        </>,
      ],
      [
        'My team is not in the list. What should I do?',
        'Type its whole name and choose Add at the end of the list. Others can then find it.',
      ],
    ],
  },
  {
    title: 'Highlights and posts',
    questions: [
      [
        'Why is my video not there yet?',
        'Each video is converted first, so that it plays on every device. You get a notification when it is ready. You can leave the page while it uploads, but not close the app.',
      ],
      [
        'Who sees a highlight?',
        'You choose who sees it when you upload it. You can change that later in its menu with the three dots.',
      ],
    ],
  },
  {
    title: 'Safety and privacy',
    questions: [
      [
        'How do I report something or block a person?',
        'Open the menu with the three dots of an item, a comment or a profile. After a block, neither of you sees the other.',
      ],
      [
        'Who sees my page, my full name and my comments?',
        <>
          You decide in <To to="/app/settings">Settings</To>. Under 18, your full name stays hidden from
          people who are not signed in unless a parent or guardian confirms it.
        </>,
      ],
      [
        'Someone was hurt, or I am worried. What should I do?',
        <>
          Tell an adult you trust, now. In an emergency call the emergency number of your country. Read how we{' '}
          <To to="/#safety">keep you safe</To>.
        </>,
      ],
    ],
  },
  {
    title: 'Account and device',
    questions: [
      [
        `How do I put ${product.name} on my home screen?`,
        <>
          <To to="/app/settings">Settings</To> shows how to install it. It then opens without a signal, too.
        </>,
      ],
      [
        'How do I download or delete my data?',
        <>
          Download everything in <To to="/app/settings">Settings</To>. Delete the account at the end of your{' '}
          <To to="/app/profile">profile</To>.
        </>,
      ],
      ['Are there keyboard shortcuts?', 'Yes. Press ? on any page to see them and to switch them on or off.'],
    ],
  },
];

/** `/app/help`: answers to frequent questions. */
export const HelpPage = () => (
  <div className="mx-auto grid max-w-3xl gap-5">
    <div>
      <PageHeading title="Help" />
      <p className="mt-1 text-soft">
        Not here? Ask <To to="/app/chat">{product.coach}</To> how something works.
      </p>
    </div>
    {topics.map(({ title, questions }) => (
      <Card key={title} padding="flush">
        <h2 className="display px-4 pt-4 pb-2 text-xl sm:px-5">{title}</h2>
        {questions.map(([question, answer]) => (
          <details key={question} className="border-t border-line">
            <summary className="min-h-target px-4 py-3 font-semibold sm:px-5">{question}</summary>
            <p className="max-w-prose px-4 pb-4 text-soft sm:px-5">{answer}</p>
          </details>
        ))}
      </Card>
    ))}
  </div>
);

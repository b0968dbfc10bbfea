import { product } from '@rinkside/contracts/product';
import { SectionHead } from './section-head';

const pages = [
  {
    id: 'safety',
    title: 'Safety',
    lead: 'Most players here are children. That decides how everything works.',
    points: [
      'No private messages between people.',
      'Signed-out visitors see players under 18 as first name and last initial, and search engines are asked to stay out.',
      'A public player page can be switched off; it then looks as if it never existed.',
      'Under 13, a parent or guardian confirms before the profile is finished.',
      'Location and device details are removed from every photo and video.',
      'Anyone signed in can report an item and block a person. Blocked people do not see each other.',
      'No rankings of children.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    lead: 'We store only what the product needs and share nothing for advertising.',
    points: [
      'We never share your email, birthday or zip code.',
      'No ads and no trackers or fonts from other companies.',
      'The coach is an AI. An outside model, where one is used, gets no name, email, team or account number.',
      'Chats and reports are kept for 12 months, technical logs for 30 days.',
      'You can export your data and delete your account in the app, at any time.',
    ],
  },
  {
    id: 'terms',
    title: 'Terms',
    lead: 'Fair play, in short.',
    points: [
      `${product.name} is free. Your posts, clips and stats stay yours.`,
      'Post only what you may share, and only people who are fine with it.',
      'Be kind. Bullying, hate and unsafe content are taken down, and accounts can be suspended.',
      'The coach gives tips, not medical advice. After a knock to the head, stop and tell an adult.',
      'Stats are logged by the people themselves; they are not official league records.',
    ],
  },
] as const;

export const Policies = () => (
  <section aria-labelledby="plain-title" className="safe-x py-18 lg:py-26">
    <div className="mx-auto max-w-6xl">
      <SectionHead id="plain-title" eyebrow="The rulebook" title="Safety, privacy and terms in plain words" />
      <div className="mt-10 grid gap-10 lg:grid-cols-3 lg:gap-8">
        {pages.map(({ id, title, lead, points }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8">
            <h3 id={`${id}-title`} className="display text-2xl">
              {title}
            </h3>
            <p className="mt-1 font-medium">{lead}</p>
            <ul className="mt-4 grid gap-2.5 text-soft">
              {points.map((point) => (
                <li
                  key={point}
                  className="relative pl-5 before:absolute before:top-2.5 before:left-0 before:size-2 before:rounded-full before:bg-blue"
                >
                  {point}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  </section>
);

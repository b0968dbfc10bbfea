import { Avatar } from '../../ui/avatar';
import { SectionHead } from './section-head';

const people = [
  {
    who: 'Players',
    text: 'Your own page with your season, your clips and your awards. Share it with grandma or keep it to yourself.',
    sign: 'Skater or goalie: the screen fits your position.',
  },
  {
    who: 'Parents',
    text: 'Log games from the stands, see what your child sees, and decide what the world sees.',
    sign: 'Under 13, a parent or guardian confirms.',
  },
  {
    who: 'Coaches',
    text: 'One place for your organization: its feed, its members and a table of the team.',
    sign: 'You can take an item out of the feed, for a calm room.',
  },
] as const;

const clubs = [
  'North Harbor Owls',
  'Prairie Comets',
  'Granite Bay',
  'Lakeside Lynx',
  'Iron Valley',
  'Frost City',
] as const;

export const Community = () => (
  <section id="community" aria-labelledby="community-title" className="safe-x py-18 lg:py-26">
    <div className="mx-auto max-w-6xl">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHead
          id="community-title"
          eyebrow="Community"
          title="The whole rink, one bench"
          text="Every player belongs to an organization. Follow others, cheer across the glass."
        />
        <ul aria-label="Sample organizations" className="flex -space-x-2">
          {clubs.map((club) => (
            <li key={club} className="rounded-[28%] ring-3 ring-rink">
              <Avatar name={club} shape="organization" alone className="size-13" />
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {people.map(({ who, text, sign }) => (
          <li
            key={who}
            className="flex flex-col rounded-lg border border-line bg-board p-6 shadow-low boards"
          >
            <h3 className="display text-2xl">{who}</h3>
            <p className="mt-2 flex-1 text-lg text-soft">{text}</p>
            <p className="mt-5 border-t border-line pt-4 font-medium">{sign}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

import { Avatar } from '../../ui/avatar';
import { FaceOffCircle } from '../../ui/rink';
import { SectionHead } from './section-head';

const people = [
  {
    who: 'Players',
    text: 'Your own page with your season, your clips and your awards. Share it with grandma or keep it to yourself.',
    sign: 'Skater or goalie: the screen fits your position.',
  },
  {
    who: 'Parents',
    text: 'Log games from the stands, see what your child sees, and decide what is public.',
    sign: 'Under 13, a parent or guardian confirms.',
  },
  {
    who: 'Coaches',
    text: 'One place for your organization: its feed, its members and a table of the team.',
    sign: 'You can hide an item from this feed.',
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
        <ul aria-label="Sample organizations" className="flex flex-wrap gap-2">
          {clubs.map((club) => (
            <li key={club}>
              <Avatar name={club} shape="organization" alone />
            </li>
          ))}
        </ul>
      </div>
      {/* A rink from above: two blue lines, three zones. */}
      <ul className="mt-10 grid overflow-hidden rounded-[2.5rem] border-3 border-edge bg-board shadow-low md:grid-cols-3 md:rounded-[5rem]">
        {people.map(({ who, text, sign }) => (
          <li
            key={who}
            className="relative flex flex-col overflow-hidden border-blue/80 p-8 not-last:border-b-6 md:p-10 md:not-last:border-r-8 md:not-last:border-b-0"
          >
            <FaceOffCircle className="absolute -right-14 -bottom-14 size-44 text-line" />
            <h3 className="relative display text-3xl">{who}</h3>
            <p className="relative mt-2 flex-1 text-lg text-soft">{text}</p>
            <p className="relative mt-5 pr-24 font-semibold">{sign}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

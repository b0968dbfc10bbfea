import type { ageLevels, levels, Position, Role } from '@rinkside/contracts/player';

type Age = (typeof ageLevels)[number];
type Level = (typeof levels)[number];

/** An invented person. `birthday` is `MM-DD`; the birth year follows from the age level for players and is `birthYear` otherwise. */
export interface DemoPerson {
  /** Stable key; the last part of the account's subject. */
  slug: string;
  first: string;
  last: string;
  role: Role;
  position: Position | null;
  age: Age;
  level: Level;
  club: string;
  zipcode: string;
  birthday: string;
  birthYear?: number;
  /** Set for the four accounts that can sign in. */
  account?: 'skater' | 'goalie' | 'parent' | 'coach';
  /** The slug of a parent who can act as this player. */
  guardian?: string;
  /** A club whose people this person asks for a place, for lists of people who wait. */
  asks?: string;
}

const homes = {
  granite: { club: 'Granite Lake Hockey Association', zipcode: '55604' },
  tamarack: { club: 'Tamarack Falls Youth Hockey', zipcode: '54521' },
  cinder: { club: 'Cinder Bay Hockey Club', zipcode: '49855' },
  harrow: { club: 'Harrow Notch Skating Club', zipcode: '03580' },
  mesa: { club: 'Mesa Verano Youth Hockey', zipcode: '85260' },
  prairie: { club: 'Prairie Lantern Minor Hockey', zipcode: '58203' },
  nordvika: { club: 'Nordvika Ishockeyklubb', zipcode: '04619' },
} as const;
type Home = keyof typeof homes;

const slugOf = (first: string, last: string) => `${first}-${last}`.toLowerCase().replace(/[^a-z-]/g, '');

const player = (
  name: [first: string, last: string],
  position: Position,
  age: Age,
  level: Level,
  home: Home,
  birthday: string,
): DemoPerson => {
  const [first, last] = name;
  return {
    slug: slugOf(first, last),
    first,
    last,
    role: 'player',
    position,
    age,
    level,
    birthday,
    ...homes[home],
  };
};

/** `age` and `position` are the child's, or for a coach the team's. */
const adult = (
  name: [first: string, last: string],
  role: 'parent' | 'coach',
  position: Position | null,
  age: Age,
  level: Level,
  home: Home,
  birthYear: number,
  birthday: string,
): DemoPerson => ({ ...player(name, 'skater', age, level, home, birthday), role, position, birthYear });

/** Forty people of every age level, position and role, most of them in a few clubs. */
export const people: DemoPerson[] = [
  { ...player(['Wren', 'Halloran'], 'skater', '14U', 'AA', 'granite', '03-11'), account: 'skater' },
  { ...player(['Mateo', 'Lindahl'], 'goalie', '14U', 'AA', 'granite', '06-24'), account: 'goalie' },
  {
    ...adult(['Priya', 'Raman'], 'parent', 'skater', '10U', 'A', 'granite', 1985, '09-02'),
    account: 'parent',
  },
  {
    ...adult(['Dana', 'Whitlock'], 'coach', null, '14U', 'AA', 'granite', 1979, '01-19'),
    account: 'coach',
  },
  player(['Ada', 'Frost'], 'skater', '6U', 'House', 'granite', '02-17'),
  player(['Theo', 'Nakamura'], 'skater', '6U', 'House', 'tamarack', '04-05'),
  player(['Juniper', 'Castillo'], 'skater', '7U', 'House', 'granite', '01-28'),
  {
    ...player(['Otis', 'Abernathy'], 'goalie', '7U', 'House', 'cinder', '05-14'),
    guardian: 'tom-abernathy',
    asks: homes.granite.club,
  },
  player(['Mila', 'Sorensen'], 'skater', '8U', 'House', 'nordvika', '03-30'),
  player(['Ezra', 'Whitecloud'], 'skater', '8U', 'B', 'prairie', '07-08'),
  player(['Nora', 'Petrakis'], 'skater', '9U', 'B', 'tamarack', '02-03'),
  player(['Malik', 'Desrosiers'], 'goalie', '9U', 'B', 'granite', '08-19'),
  {
    ...player(['Arjun', 'Raman'], 'skater', '10U', 'A', 'granite', '05-27'),
    guardian: 'priya-raman',
  },
  player(['Sadie', 'Kowalczyk'], 'goalie', '10U', 'A', 'harrow', '04-12'),
  player(['Leo', 'Fontaine'], 'skater', '10U', 'B', 'mesa', '06-06'),
  player(['Imani', 'Brooks'], 'skater', '11U', 'A', 'cinder', '01-09'),
  player(['Gus', 'Haldorsen'], 'skater', '11U', 'A', 'tamarack', '09-21'),
  player(['Clara', 'Vandermeer'], 'skater', '12U', 'AA', 'granite', '03-18'),
  player(['Finn', 'O’Dowd'], 'goalie', '12U', 'AA', 'harrow', '07-29'),
  player(['Kenji', 'Morrow'], 'skater', '12U', 'A', 'mesa', '10-02'),
  player(['Beatrix', 'Lund'], 'skater', '13U', 'AA', 'nordvika', '02-24'),
  player(['Silas', 'Redbird'], 'skater', '13U', 'AA', 'prairie', '05-05'),
  player(['Tessa', 'Marchetti'], 'goalie', '13U', 'AA', 'cinder', '08-08'),
  player(['Jonah', 'Adeyemi'], 'skater', '14U', 'AA', 'granite', '01-31'),
  player(['Rosalie', 'Thibault'], 'goalie', '14U', 'AAA', 'harrow', '06-15'),
  player(['Dmitri', 'Vance'], 'skater', '15U', 'AAA', 'tamarack', '04-27'),
  player(['Hana', 'Erickson'], 'skater', '16U', 'AAA', 'granite', '03-07'),
  player(['Caleb', 'Stonefield'], 'skater', '16U', 'AA', 'mesa', '09-13'),
  player(['Anneke', 'Visser'], 'goalie', '17U', 'AAA', 'nordvika', '02-10'),
  player(['Marcus', 'Bellweather'], 'skater', '17U', 'AAA', 'harrow', '05-20'),
  player(['Sienna', 'Okafor'], 'skater', '18U', 'AAA', 'cinder', '01-15'),
  player(['Cole', 'Lavigne'], 'goalie', '18U', 'Junior', 'prairie', '03-26'),
  adult(['Marguerite', 'Frost'], 'parent', 'skater', '6U', 'House', 'granite', 1990, '11-04'),
  {
    ...adult(['Tom', 'Abernathy'], 'parent', 'goalie', '7U', 'House', 'cinder', 1986, '02-22'),
    asks: homes.granite.club,
  },
  {
    ...adult(['Lucia', 'Fontaine'], 'parent', 'skater', '10U', 'B', 'mesa', 1983, '07-17'),
    asks: homes.granite.club,
  },
  adult(['Walt', 'Kowalczyk'], 'parent', 'goalie', '10U', 'A', 'harrow', 1981, '10-30'),
  adult(['Benedikt', 'Haug'], 'coach', null, '13U', 'AA', 'nordvika', 1984, '12-01'),
  adult(['Renee', 'Cardinal'], 'coach', null, '8U', 'B', 'prairie', 1988, '04-09'),
  adult(['Frank', 'Delacroix'], 'coach', null, '12U', 'AA', 'harrow', 1967, '08-25'),
  adult(['Keisha', 'Monroe'], 'coach', null, '11U', 'A', 'cinder', 1991, '06-11'),
];

/** From August on, a player's age level is that of the season that starts then. */
const augustMonthIndex = 7;

/** Returns `YYYY-MM-DD`: a 12U player of 2026–27 was born in 2014. */
export const birthdateOf = ({ age, birthday, birthYear }: DemoPerson, now: Date): string => {
  const season = now.getUTCFullYear() - (now.getUTCMonth() < augustMonthIndex ? 1 : 0);
  return `${birthYear ?? season - Number.parseInt(age, 10)}-${birthday}`;
};

/** A season by its first and last day, both `YYYY-MM-DD`, both within it. */
export interface SeasonRange {
  startsOn: string;
  endsOn: string;
}

/** The dashboard's season around `today` (`YYYY-MM-DD`): 1 August to 31 July (decisions A2). */
export const dashboardSeason = (today: string): SeasonRange => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = month >= 8 ? year : year - 1;
  return { startsOn: `${first}-08-01`, endsOn: `${first + 1}-07-31` };
};

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Aug 1, 2026 – Jul 31, 2027' */
export const rangeText = ({ startsOn, endsOn }: SeasonRange): string =>
  [startsOn, endsOn].map((day) => calendar.format(new Date(`${day}T00:00:00Z`))).join(' – ');

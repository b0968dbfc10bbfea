interface GameCount {
  label: string;
  /** As a column heading. */
  shortLabel: string;
  max: number;
  /** Positions with this count on the game sheet. Other players' games store null in a goalie's counts. */
  position: 'skater' | 'goalie' | 'both';
  /** Whether a game needs it; forms ask for the others under 'If you know it'. */
  required: boolean;
  /** How a season adds it up; null: it does not. A missing count adds nothing. */
  sum: {
    /** Field of the season stats. */
    stat: string;
    /** One of it. */
    noun: string;
    meaning: string;
  } | null;
}

/**
 * The player's own counts of a game: request, view, columns, form, game sheet and season sums all follow this table. A count
 * has the same name in the contract and in the database. Minutes are summed by a rule of their own.
 */
export const gameCounts = {
  goals: {
    label: 'Goals',
    shortLabel: 'G',
    max: 99,
    position: 'skater',
    required: true,
    sum: { stat: 'totalGoals', noun: 'goal', meaning: 'The goals you scored.' },
  },
  assists: {
    label: 'Assists',
    shortLabel: 'A',
    max: 99,
    position: 'skater',
    required: true,
    sum: {
      stat: 'totalAssists',
      noun: 'assist',
      meaning: 'The goals of your team that you assisted.',
    },
  },
  shots: {
    label: 'Shots',
    shortLabel: 'S',
    max: 999,
    position: 'skater',
    required: false,
    sum: null,
  },
  shots_against: {
    label: 'Shots against',
    shortLabel: 'SA',
    max: 999,
    position: 'goalie',
    required: true,
    sum: {
      stat: 'totalShotsAgainst',
      noun: 'shot',
      meaning: 'The shots that would have gone in without you.',
    },
  },
  saves: {
    label: 'Saves',
    shortLabel: 'SV',
    max: 999,
    position: 'goalie',
    required: true,
    sum: { stat: 'totalSaves', noun: 'save', meaning: 'The shots you stopped.' },
  },
  goals_against: {
    label: 'Goals against',
    shortLabel: 'GA',
    max: 99,
    position: 'goalie',
    required: true,
    sum: {
      stat: 'totalGoalsAgainst',
      noun: 'goal',
      meaning: 'The goals the other team scored on you.',
    },
  },
  minutes_played: {
    label: 'Minutes played',
    shortLabel: 'MIN',
    max: 999,
    position: 'goalie',
    required: false,
    sum: null,
  },
  powerplay_goals_against: {
    label: 'Power play goals against',
    shortLabel: 'PPGA',
    max: 99,
    position: 'goalie',
    required: false,
    sum: null,
  },
  shorthanded_goals_against: {
    label: 'Shorthanded goals against',
    shortLabel: 'SHGA',
    max: 99,
    position: 'goalie',
    required: false,
    sum: null,
  },
  penalty_minutes: {
    label: 'Penalty minutes',
    shortLabel: 'PIM',
    max: 99,
    position: 'both',
    required: false,
    sum: {
      stat: 'penalty_minutes',
      noun: 'penalty minute',
      meaning: 'The minutes of the penalties you took.',
    },
  },
} as const satisfies Record<string, GameCount>;

type Table = typeof gameCounts;
export type GameCountName = keyof Table;
/** Null: not logged. */
export type GameCounts = Record<GameCountName, number | null>;

/** Counts that a season adds up. */
export type SummedCountName = {
  [Name in GameCountName]: Table[Name]['sum'] extends null ? never : Name;
}[GameCountName];
/** The sums of a season by their field in its stats. */
export type SummedStats = { [Name in SummedCountName as Table[Name]['sum']['stat']]: number };

export const gameCountNames = Object.keys(gameCounts) as GameCountName[];

/** Whether a season adds it up. */
export const isSummed = (name: GameCountName): name is SummedCountName => gameCounts[name].sum !== null;
export const summedCountNames: readonly SummedCountName[] = gameCountNames.filter(isSummed);

/** Returns an object with one value per name. */
export const mapCounts = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

const isOnSheet = (name: GameCountName, position: 'skater' | 'goalie' | null) => {
  const count: GameCount = gameCounts[name];
  return count.position === 'both' || count.position === (position ?? 'skater');
};

/** Returns the counts that a game in this position needs. A null position follows skater rules. */
export const requiredCountsOf = (position: 'skater' | 'goalie' | null): GameCountName[] =>
  gameCountNames.filter((name) => gameCounts[name].required && isOnSheet(name, position));

/** Returns the counts that a game in this position may leave out. */
export const optionalCountsOf = (position: 'skater' | 'goalie' | null): GameCountName[] =>
  gameCountNames.filter((name) => !gameCounts[name].required && isOnSheet(name, position));

/** Counts that the coach fills in from a chat. */
export const draftedCounts = [
  'goals',
  'assists',
  'saves',
  'shots_against',
] as const satisfies GameCountName[];

/** What a family without a place reads about its club. */
export const clubTexts = {
  outside: (club: string) => `Who knows you at ${club}?`,
  nobody: (club: string) => `Bring your team together at ${club}`,
  waiting: (club: string) => `Your request at ${club}`,
  coachHere: (whom: string, club: string) => `${whom} is at ${club}`,
  /** @param child the name, if only a child has no place */
  missing: (child: string | null) =>
    `Until somebody lets ${child ?? 'you'} in, ${child ? `${child} sees` : 'you see'} first names only, and no club highlights or live games of the team.`,
  another: 'Ask for a place in this group, too. You keep the one you have.',
  askForLink: 'Ask a coach or a parent of your team for an invitation link.',
  told: 'You are told when there is an answer.',
  noGroup: 'Nobody has let you in here yet.',
  inviteMore: 'Families join your group by a link. You are told of each, and can end their place.',
  inviteOwn: 'Families you know can also join a group of yours, by a link.',
  inviteWithChild:
    'Make a link: your child joins with one tap, and you can send it to the families of your team.',
  invite: 'Nobody here can let you in yet. Make a link and send it to the families of your team.',
  linkFailed: 'Failed to make the link. Please try again.',
} as const;

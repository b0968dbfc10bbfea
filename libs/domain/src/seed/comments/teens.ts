/** Comments on the posts of 13U to 18U players, one entry per post; by the commenter's slug, oldest first. */
export const teenComments: Record<string, Record<string, string>[]> = {
  'wren-halloran': [
    {
      'jonah-adeyemi': 'Calmest room I have ever been in.',
      'mateo-lindahl': 'And the breakouts after that were a clinic. Nobody rushed one.',
      'dana-whitlock': 'You solved it yourselves. I only held the door.',
    },
    { 'hana-erickson': 'They never stop feeling like cheating. Do not tell the others.' },
    {
      'beatrix-lund': 'That is the number scouts should print.',
      'silas-redbird': 'Zero!! I had four yesterday and one of them was to the referee.',
    },
    { 'caleb-stonefield': 'Not mine, but I respect the sharpening.' },
    {
      'clara-vandermeer': 'You answered all of them, even the one about the penguins. Come back!',
      'gus-haldorsen': 'We should get helpers too.',
    },
    {
      'arjun-raman': 'Which song?',
      'imani-brooks': 'Left skate first is the only correct way.',
    },
  ],
  'mateo-lindahl': [
    {
      'jonah-adeyemi': 'Turkey, no tomato, thank you very much.',
      'finn-odowd': 'That stick came out of nowhere.',
      'wren-halloran': 'You gave us the time to find our legs. Thank you.',
    },
    { 'rosalie-thibault': 'Overlap, seal, breathe. The third one is the one I forget.' },
    {
      'malik-desrosiers': 'Malik says next puck.',
      'cole-lavigne': 'Happens in every league there is. You handled it like a pro.',
    },
    {
      'malik-desrosiers': 'He has not taken the glove off. Thank you for being so kind with him.',
      'dana-whitlock': 'You have no idea how much that hour meant to them.',
    },
    { 'tessa-marchetti': 'Counting this too from tomorrow.' },
  ],
  'beatrix-lund': [
    {
      'mila-sorensen': 'Mila tried a nap before practice and reports that she is now faster.',
      'benedikt-haug': 'Bags are for gear, Beatrix. But nice warm-up.',
    },
    { 'anneke-visser': 'I told you I was looking five-hole.' },
    { 'dmitri-vance': 'You can hear yourself think back there. I love it.' },
    { 'hana-erickson': 'Light, slow and laughing is the right way in.' },
  ],
  'silas-redbird': [
    {
      'gus-haldorsen': 'Trying this on Saturday. The other kid will not know what happened.',
      'wren-halloran': 'So that is how you do it.',
    },
    {
      'cole-lavigne': 'Wool socks under the shin pads. Trust a goalie who stands still.',
      'ezra-whitecloud': 'Ezra says a frozen water bottle is a free popsicle.',
    },
    { 'marcus-bellweather': 'They do notice. Mine told me three weeks later, but he had noticed.' },
  ],
  'tessa-marchetti': [
    {
      'sadie-kowalczyk': 'Tried it today and my legs are angry, but I think that means it worked.',
      'mateo-lindahl': 'Underrated. Posture sorts itself out.',
    },
    {
      'sienna-okafor': 'So many blocks. Somebody bring ice for those ankles.',
      'otis-abernathy': 'Otis wants to know if all fourteen names get a piece of the puck.',
      'keisha-monroe': 'Fourteen names is my favourite kind of goaltending.',
    },
    { 'finn-odowd': 'I needed this today. Thanks.' },
    { 'anneke-visser': 'Three weeks is quick! It took me a summer.' },
  ],
  'jonah-adeyemi': [
    { 'clara-vandermeer': 'That is worth more than a point if you ask a goalie.' },
    {
      'nora-petrakis': 'Nora has adopted this rule for the playground as well.',
      'hana-erickson': 'Best definition of gap control that I know.',
    },
    { 'marcus-bellweather': 'Give it a month. Then the left side will feel weird.' },
    { 'hana-erickson': 'It is because you all get open so early. But thank you!' },
  ],
  'rosalie-thibault': [
    { 'finn-odowd': 'We all see the little celebration. Keep it.' },
    {
      'cole-lavigne': 'Soup is the secret ingredient.',
      'tessa-marchetti': 'I skip the ice bath and then my legs complain for days.',
    },
    { 'marcus-bellweather': 'I was part of the drill. I have no regrets and a small bruise.' },
    {
      'sadie-kowalczyk': 'Started one too! First page: low glove. And I liked my skating.',
      'mateo-lindahl': 'The one thing that you liked is the important column.',
    },
  ],
  'dmitri-vance': [
    {
      'wren-halloran': 'New room, same Dmitri. Congrats!',
      'gus-haldorsen': 'The whole 11U bench says welcome.',
    },
    { 'theo-nakamura': 'Theo starts on a new team next week. We read this out loud to him, thank you.' },
    { 'hana-erickson': 'Standing where it is going to be is most of it.' },
    { 'caleb-stonefield': 'Ours just said “again.”' },
  ],
  'hana-erickson': [
    {
      'jonah-adeyemi': 'I clapped for the screen. Somebody has to.',
      'arjun-raman': 'Does YOUR power play have a secret name?',
    },
    { 'clara-vandermeer': 'Louder, but yours go in!' },
    { 'sienna-okafor': 'The best teammates I ever had were like this.' },
    {
      'wren-halloran': 'It went in off the bar and down. For the record.',
      'beatrix-lund': 'Eyes closed is a valid technique now.',
    },
    { 'anneke-visser': 'Tape flash cards! Stealing that for physics.' },
  ],
  'caleb-stonefield': [
    { 'kenji-morrow': 'Is that why I keep sinking in? Asking at the shop tomorrow.' },
    { 'silas-redbird': 'Nobody expects the forehand now.' },
    {
      'leo-fontaine': 'You ARE pretty good for a beginner.',
      'marcus-bellweather': 'Best scouting report of the season.',
    },
  ],
  'anneke-visser': [
    { 'beatrix-lund': 'Same crease, same you. I got goosebumps reading that.' },
    { 'rosalie-thibault': 'Clapping for a perfect shot takes a big heart.' },
    { 'tessa-marchetti': 'Sleep in second place. I like this plan.' },
    { 'benedikt-haug': 'If breakouts come with pancakes, I would like to join the meeting.' },
  ],
  'marcus-bellweather': [
    { 'frank-delacroix': 'I read it twice and smiled both times.' },
    { 'dmitri-vance': 'And it never makes the highlight reel. It should.' },
    {
      'priya-raman': 'Thank you for saying this where younger players can read it.',
      'dana-whitlock': 'Sharing this with my team. Glad that you are back, and that you waited.',
    },
    { 'finn-odowd': 'I could feel the boards shake from my crease.' },
  ],
  'sienna-okafor': [
    {
      'imani-brooks': 'I was there. I was the one yelling.',
      'keisha-monroe': 'Eleven years of openers, and you thanked the rink crew after every one.',
    },
    { 'tessa-marchetti': 'That sign had so much glitter. It is still on the ice.' },
    { 'wren-halloran': 'Going to the one I do not feel like going to. Right now.' },
    { 'nora-petrakis': 'You came to Nora’s school! She has talked about it every single day.' },
    { 'imani-brooks': 'You were faster the next day though!!' },
  ],
  'cole-lavigne': [
    {
      'mateo-lindahl': 'Ten hours is the real highlight.',
      'silas-redbird': 'The whole rink slept well that night.',
    },
    { 'walt-kowalczyk': 'Ours lives in the garage. The laundry, not the goalie.' },
    { 'anneke-visser': 'Bored on purpose. I needed those exact words.' },
    {
      'otis-abernathy': 'Otis is on ball number one. It is going well. The lamp is fine.',
      'malik-desrosiers': 'Two balls so far! Thank you, Cole.',
      'sadie-kowalczyk': 'Doing it against the countertop board that my dad made.',
    },
  ],
};

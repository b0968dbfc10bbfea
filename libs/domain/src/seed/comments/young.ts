/** Comments on the posts of 10U to 12U players, one entry per post; by the commenter's slug, oldest first. */
export const youngComments: Record<string, Record<string, string>[]> = {
  'arjun-raman': [
    {
      'clara-vandermeer': 'Short side is so satisfying.',
      'malik-desrosiers': 'Malik says he would have had that one. He also says nice shot.',
      'priya-raman': 'I saw it and I screamed. Sorry, everyone in section two.',
    },
    { 'leo-fontaine': 'Is it a food? Ours is a food.' },
    {
      'wren-halloran': 'A strict counter is worth more than a good coach. Keep her.',
      'kenji-morrow': 'Does she do weekends? I always lose count at 60.',
    },
    { 'dana-whitlock': 'That handshake line says a lot about both teams.' },
  ],
  'sadie-kowalczyk': [
    {
      'tessa-marchetti': 'Wait until the day they go quiet. Then you know.',
      'finn-odowd': 'I am still at the falling part of sliding. Teach me at the next skate!',
    },
    { 'walt-kowalczyk': 'It does count double. I checked with nobody.' },
    {
      'gus-haldorsen': 'I never knew you could hear it. Tapping twice as loud now.',
      'rosalie-thibault': 'This. It is the nicest sound of the whole penalty.',
    },
    {
      'imani-brooks': 'OWL MASK. Please post the tenth drawing.',
      'anneke-visser': 'Wings on the sides is such a good idea.',
    },
  ],
  'leo-fontaine': [
    {
      'caleb-stonefield': 'You get used to it. Actually no, you never do.',
      'lucia-fontaine': 'The hat stays on until we reach the car. House rule, his.',
    },
    {
      'lucia-fontaine': 'I demand a rematch and a warm-up.',
      'kenji-morrow': '41! My record against the garage is 38.',
    },
    { 'kenji-morrow': 'Noodle legs are basically a win.' },
  ],
  'imani-brooks': [
    {
      'sienna-okafor': 'Rebounds are for people who do not stop skating. So proud of you!',
      'keisha-monroe': 'And you pass when you could have kept it. I noticed.',
      'clara-vandermeer': 'Going to the net next game, I promise.',
    },
    { 'gus-haldorsen': 'We did those too and two of us just lay down on the ice after.' },
    {
      'keisha-monroe': 'The letter fits.',
      'sienna-okafor': 'That is exactly how to wear it.',
    },
    {
      'hana-erickson': 'I had the same homework at your age. It changes everything.',
      'beatrix-lund': 'So brave to watch it back. I always want to skip my shifts.',
    },
  ],
  'gus-haldorsen': [
    {
      'jonah-adeyemi': 'Shot blockers are superheroes. That is just a fact.',
      'nora-petrakis': 'Nora asks whether there was a cape.',
    },
    { 'finn-odowd': 'From a goalie: thank you, lanes.' },
    {
      'silas-redbird': 'Watch the hand of the linesman and not the puck. Try it in warm-up first.',
      'dmitri-vance': 'The other kid always has been. You will get there.',
    },
    { 'ezra-whitecloud': 'Boots for goalposts here as well! Ezra wants a boot league.' },
  ],
  'clara-vandermeer': [
    {
      'hana-erickson': 'The vending machine had it coming.',
      'arjun-raman': 'It still drops two bags of chips if you press B4. Thank you.',
      'jonah-adeyemi': 'I was in the lobby. It was loud and beautiful.',
    },
    { 'wren-halloran': 'You all looked like you were enjoying it so much. Great day to help.' },
    {
      'imani-brooks': 'Center is all the skating, but you get to be everywhere!',
      'leo-fontaine': 'I slept with my elbow pads on once. They are very soft.',
    },
    { 'hana-erickson': 'Any time. You lot learn faster than we did.' },
    { 'dana-whitlock': 'More posts like this one, please. The pass before the pass is how teams get good.' },
  ],
  'finn-odowd': [
    {
      'mateo-lindahl': 'Always thank the posts. They remember.',
      'marcus-bellweather': 'And then that glove! The whole bench stood up.',
    },
    {
      'tessa-marchetti': 'Your coach is a poet. Writing this into my notebook.',
      'frank-delacroix': 'And some letters have good handwriting. Tap your post and move on.',
    },
    {
      'rosalie-thibault': 'So good to have you back on the other end of the ice!',
      'sadie-kowalczyk': 'The first ten minutes are always loud. Glad it is better.',
    },
    { 'cole-lavigne': 'Knowing where they went in is half the fix. Good work.' },
  ],
  'kenji-morrow': [
    { 'caleb-stonefield': 'Roller in the morning is why your hands are so quick.' },
    {
      'arjun-raman': 'One out of five is a start!',
      'leo-fontaine': 'I would like to talk about those.',
    },
    { 'wren-halloran': 'Softer flex changed everything for me too. Enjoy the top shelf.' },
    {
      'lucia-fontaine': 'I have kept the box. It belongs in a museum.',
      'dana-whitlock': 'The best whiteboards come with extra cheese.',
    },
  ],
};

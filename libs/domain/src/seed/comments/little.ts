/** Comments on the posts of 6U to 9U families, one entry per post; by the commenter's slug, oldest first. */
export const littleComments: Record<string, Record<string, string>[]> = {
  'ada-frost': [
    {
      'marguerite-frost': 'She has already informed the whole grocery store.',
      'priya-raman': 'Three laps! Arjun remembers his chair days very differently than I do.',
      'juniper-castillo': 'Juniper says well done and that the chair will be okay without her.',
    },
    {
      'dana-whitlock': 'I am reading this line to the 14Us tomorrow.',
      'wren-halloran': 'Putting this on my water bottle.',
    },
    { 'theo-nakamura': 'Theo slept in his. We found out in the morning.' },
    {
      'tom-abernathy': 'A full report on the whistle, please.',
      'renee-cardinal': 'This is why I love first jamborees. The snack is a stat.',
    },
  ],
  'theo-nakamura': [
    {
      'dmitri-vance': 'On purpose is the hard part. Way to go, Theo!',
      'nora-petrakis': 'Nora is impressed by the snow. She asks how much snow exactly.',
    },
    {
      'frank-delacroix': 'He read the play. Some need ten years for that.',
      'ada-frost': 'Turning around is a skill and we will not hear otherwise.',
    },
    { 'otis-abernathy': 'Otis would like to know which dinosaur. It matters to him.' },
  ],
  'juniper-castillo': [
    {
      'clara-vandermeer': 'The pass before the pass starts here!!',
      'hana-erickson': 'That tap on the boards feels the same at 16, promise.',
    },
    { 'beatrix-lund': 'I have never heard a better explanation of a crossover.' },
    {},
    { 'malik-desrosiers': 'Malik says thank you on behalf of all goalies.' },
  ],
  'otis-abernathy': [
    {
      'mateo-lindahl': 'Welcome to the club. We are a strange club, you will like it.',
      'walt-kowalczyk': 'It begins. Find your corner of the rink, Tom.',
    },
    {
      'finn-odowd': 'DONG is the best sound there is.',
      'sadie-kowalczyk': 'Mine goes more like BONK. Yours sounds better.',
      'malik-desrosiers': 'Malik has been saying DONG since breakfast.',
    },
    {
      'rosalie-thibault': 'My glove never had a name. I feel bad about that now.',
      'keisha-monroe': 'Susan was great today. Gerald was solid too.',
    },
  ],
  'mila-sorensen': [
    { 'anneke-visser': 'First out and last in, that is how all of us from here started.' },
    {
      'benedikt-haug': 'I am stealing the fish for the 13Us. They will love it more than they admit.',
      'beatrix-lund': 'We did the fish drill. I touched one. It was a shark.',
    },
    { 'gus-haldorsen': 'Best kind of game.' },
  ],
  'ezra-whitecloud': [
    {
      'silas-redbird': 'Nothing beats backyard glass. Say hi to your grandpa from the whole team!',
      'cole-lavigne': 'Natural ice and a shovel, that is where I learned too.',
    },
    {
      'tessa-marchetti': 'As a goalie, I accept all hugs after goals.',
      'renee-cardinal': 'Both benches laughed in the nicest way. A great pass, Ezra.',
    },
    { 'ada-frost': 'Waving to Grandma is worth a hand.' },
    { 'frank-delacroix': 'The order is correct.' },
  ],
  'nora-petrakis': [
    { 'imani-brooks': 'Beautiful ones that do not go in still count in my book.' },
    {
      'leo-fontaine': 'I lost one in a quesadilla!',
      'theo-nakamura': 'Theo checked all of his teeth after reading this.',
    },
    { 'gus-haldorsen': 'Backward with a puck is way easier if you look up. Took me a year to believe it.' },
    {
      'jonah-adeyemi': 'Oh boy is right. Defense is the best seat in the house.',
      'hana-erickson': 'One of us!',
    },
  ],
  'malik-desrosiers': [
    {
      'mateo-lindahl': 'Written down: Malik, 20 minutes, zero. I was there, I can confirm.',
      'otis-abernathy': 'Gerald and Susan send their congratulations.',
    },
    { 'anneke-visser': 'Socks on a smooth floor is exactly how I learned mine. Good work.' },
    {
      'finn-odowd': 'Waving to the bench after a goal is the calmest thing I have ever heard.',
      'sadie-kowalczyk': 'I want to see the last one!',
    },
    { 'priya-raman': 'There is a pair in the gear swap bin, I set them aside at the front desk for you.' },
  ],
};

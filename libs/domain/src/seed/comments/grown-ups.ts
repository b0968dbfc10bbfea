/** Comments on the posts of parents and coaches, one entry per post; by the commenter's slug, oldest first. */
export const grownUpComments: Record<string, Record<string, string>[]> = {
  'priya-raman': [
    { 'marguerite-frost': 'One seat for us, please! Ada brings the muffins.' },
    {
      'lucia-fontaine': 'What was decided about the pancakes?',
      'arjun-raman': 'Blueberry. It was decided blueberry.',
    },
    {
      'walt-kowalczyk': 'Ours has a tablecloth now. You are not alone.',
      'tom-abernathy': 'It hums. We find it soothing.',
    },
    { 'dana-whitlock': 'Nine hours and nobody missed a buzzer. Heroes.' },
    { 'malik-desrosiers': 'Found skates in exactly our size. What a lovely idea this is.' },
  ],
  'dana-whitlock': [
    {
      'wren-halloran': 'Two sticks packed!',
      'jonah-adeyemi': 'Small-area games!! Energy will not be a problem.',
    },
    { 'keisha-monroe': 'Counting the five seconds is going straight into my practice plan.' },
    { 'priya-raman': 'Tried it on Sunday. The answer took the whole ride, and it was wonderful.' },
    { 'hana-erickson': 'This is how I learned the half wall. Thank you for that, two years later.' },
    { 'malik-desrosiers': 'They were so patient. Malik wants to be “a big kid like that.”' },
    { 'frank-delacroix': 'Well said. Always, and no shame.' },
  ],
  'marguerite-frost': [
    { 'priya-raman': 'Fourteen! Your fingers deserve a medal and a warm cup.' },
    { 'ada-frost': 'And I waved and the driver waved back!' },
    { 'juniper-castillo': 'That might be ours. The character sounds familiar.' },
  ],
  'tom-abernathy': [
    {
      'walt-kowalczyk': 'Tiny pads are on their way from our attic. Good luck, and welcome.',
      'priya-raman': 'The gear swap bin had a size tiny blocker this morning.',
    },
    { 'walt-kowalczyk': 'This is the truest thing on the internet today.' },
    { 'keisha-monroe': 'And it was a very generous faceoff.' },
    { 'imani-brooks': 'Undefeated and well deserved.' },
  ],
  'lucia-fontaine': [
    { 'caleb-stonefield': 'Four is a good start.' },
    {
      'renee-cardinal': 'I showed this to a young referee of ours. It made her week.',
      'leo-fontaine': 'I drew the whistle too.',
    },
    { 'walt-kowalczyk': 'Goalie bags count as passengers. We have a van with room for both.' },
  ],
  'walt-kowalczyk': [
    {
      'tom-abernathy': 'Standing in the corner, breathing. Thank you for the instructions.',
      'sadie-kowalczyk': 'I can see you pacing, you know.',
    },
    { 'rosalie-thibault': 'A good shrug is a whole skill.' },
    {
      'gus-haldorsen':
        'No questions, only a request: please share the plans! Ours has room next to the freezer.',
    },
    { 'marcus-bellweather': 'Best ice in the state. Thanks, crew!' },
  ],
  'benedikt-haug': [
    { 'beatrix-lund': 'I counted out loud in math class today. It sticks.' },
    { 'dana-whitlock': 'More falling is a feature.' },
    { 'anneke-visser': 'The skate will be mentioned at every team dinner from now on.' },
    { 'keisha-monroe': 'Choreography! I will be quoting you on this.' },
  ],
  'renee-cardinal': [
    { 'marguerite-frost': 'The giggling helps more than any drill.' },
    { 'ezra-whitecloud': 'Ezra fell asleep at dinner with a smile. Stations work.' },
    { 'cole-lavigne': 'Sign that kid before the other team does.' },
    { 'juniper-castillo': 'A loaner helmet is how we began. Thank you for bin B.' },
  ],
  'frank-delacroix': [
    { 'marcus-bellweather': 'You hide it well, Coach. Mostly.' },
    { 'finn-odowd': 'We thought about it on the bus. I think I get it now.' },
    { 'walt-kowalczyk': 'It showed. Every kid came off with red cheeks.' },
    {
      'keisha-monroe': 'I am on my third week and I know eleven dogs.',
      'benedikt-haug': 'The dogs are where it becomes a team.',
    },
  ],
  'keisha-monroe': [
    { 'sienna-okafor': 'Chaos with you is the best hour of the week.' },
    { 'imani-brooks': 'I like tidying! And I like this team.' },
    { 'nora-petrakis': 'Nine new ones, how lovely. Is there a day for the little ones too?' },
    { 'imani-brooks': 'The last ten minutes were the best ten minutes.' },
  ],
};

/** Posts of 6U to 9U families, by the author's slug; written by an adult. */
export const littlePosts: Record<string, string[]> = {
  'ada-frost': [
    'Ada did three whole laps without the chair today. Hot chocolate was earned.',
    'Ada says: “I fell eleven times and got up eleven times.” Best stat line in the league.',
    'New skates day! She wore them on the couch (with guards on) until bedtime.',
    'First jamboree: one nap, one snack, and a very long chat with the referee about his whistle.',
  ],
  'theo-nakamura': [
    'Theo learned to stop. On purpose! With snow and everything.',
    'Chased the puck the wrong way, stopped, thought about it, turned around and joined the play. We are so proud of the turning around.',
    'He wants everyone to know that his stick tape is dinosaur tape now.',
  ],
  'juniper-castillo': [
    'Juniper passed to a teammate today without anybody asking her to. Coach tapped his stick on the boards and she has not stopped smiling since.',
    'Backwards crossovers are “just wiggling with a plan,” according to Juniper.',
    'Half ice, full heart. 7U had the best time this morning.',
    'Tiny game, giant save from our friend in net, then both benches cheered. This is why we get up at 5:40.',
  ],
  'otis-abernathy': [
    'It was Otis’s turn in goal again and he begged to keep the pads for another week. We might have a goalie, everybody.',
    'Made a save with my FACE MASK and it went DONG. — Otis',
    'He named his blocker Gerald and his glove Susan. Susan had a very good morning.',
  ],
  'mila-sorensen': [
    'Outdoor ice is open by the harbour! Mila was the first one out and the last one in, with red cheeks and a whole pocket full of snow.',
    'Today we practised little edges around cones. Mila’s cones were fish and she did not touch a single fish.',
    'Six kids, one net, no score kept. A perfect afternoon.',
  ],
  'ezra-whitecloud': [
    'Ezra’s grandpa flooded the backyard last night and it froze like glass. Neighbours are welcome, bring a shovel.',
    'Scrimmage day! He slid the puck across, watched it go in, and hugged the goalie. Not our goalie. The other one.',
    'Working on keeping two hands on the stick. One hand is for waving to Grandma, apparently.',
    'Ezra’s words of the day: head up, knees bent, have fun. In that order.',
  ],
  'nora-petrakis': [
    'Nora’s line practised the give-and-go all week and used it in the game. It did not go in, but it was beautiful and she knows it.',
    'Lost a tooth at the rink. Not from hockey. From a bagel.',
    'Backward skating test: passed! Next up, backward with a puck.',
    'She played defense for the first time and came off saying “I like seeing everything in front of me.” Oh boy.',
  ],
  'malik-desrosiers': [
    'First shutout of 20 minutes in practice. Malik wants it written down, so: written down.',
    'We spent the evening on T-pushes in the garage with socks on. The car was a very patient post.',
    'He waves to the bench after every goal against, and he says that the last save is always the best of his life. It is.',
    'Looking for hand-me-down goalie skates, size 3, to borrow while ours get fixed. Granite Lake families, can anyone help?',
  ],
};

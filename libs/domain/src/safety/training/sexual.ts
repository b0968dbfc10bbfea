import { sentenceLines, type TrainingSentences } from './sentences.js';

export const sexualSentences: TrainingSentences = {
  disclosures: sentenceLines(`
    somebody in the room took a photo while I was changing
    a kid on the team keeps showing his private parts
    they dare us to touch each other on the bus
    the older boys make us look at stuff on their phones
    someone from another team keeps sending me heart eyes and asks for more skin
    he wants to see what is under my jersey
    she says she'll tell everyone if I don't send one
    my picture is on a page with other girls from the league
    there's a site with pictures of us
    an adult in the fan group asks me for feet pictures
    a man commented that I'm growing up nicely
    a man in the stands zooms in on us girls stretching
    my boyfriend filmed us and showed his line
    my girlfriend says everybody our age does it, I'm not ready
    he didn't stop when I asked
    I don't know if what happened at the party was okay
    he was older and I was too scared to say no
    I missed my period and I'm scared, I'm 15
    it hurts down there since that night
    they touch my butt when I walk to the shower
    they lift my towel
    they pulled down my pants in front of the girls' team
    they rub against people in the shower as a joke
    somebody put a camera in the girls' dressing room
    the guys trade pictures of their girlfriends
    I got pressured into a kiss by a captain
    a mom of a teammate flirts with me, I'm 16
    my tutor wants to kiss me
    how do I make a girl drunk so she likes me
    say something naughty mack
    what color is your underwear
    pretend you're my girlfriend and undress
    my players bet on who sleeps with whom
    my 14 year old has a 19 year old boyfriend from juniors
    a teammate's father sends my daughter winks
    my son was shown porn by older boys on the team bus
    a boy on my team wants pics of me without clothes
    he keeps asking for a pic in my bra
    a girl sent me a picture of herself without a top, what do I do
    I sent someone a private pic and now he shows it around
    somebody posted my private photo
    they pass around pictures of girls in the locker room
    the guys watch dirty videos on the bus
    a teammate showed me porn and I feel weird
    someone I don't know sends me gross pictures
    a stranger in my dms asks what I'm wearing
    a man messaged me that I look hot in my uniform
    an older guy wants to video call me at night
    he asked me to turn on my camera and undress
    a fan writes me sexual comments under my posts
    someone comments about my butt on every highlight
    a player from another team keeps touching me at tournaments
    he grabbed my butt in the hallway
    boys snap my bra strap in the locker room
    the boys peek when I change
    I saw someone filming under the shower wall
    the guys dare each other to show their parts
    they play a touching game on the bus and I hate it
    they make me kiss people as a dare
    the rookies have to kiss each other
    they pulled my towel off in front of everyone
    they pull down pants for fun and take pictures
    my boyfriend wants to do more than I want
    my girlfriend pressures me to do it
    he says if I love him I'd send it
    she threatens to share our pictures
    I did something with a teammate and I regret it
    I'm 13 and my 18 year old boyfriend wants to sleep with me
    an older player wants to hook up with me
    someone on my team forced a kiss on me
    I woke up with someone's hand in my pants on the team trip
    somebody lay down in my bed at the hotel
    I was touched at a team party
    I said stop and they kept going at the party
    I got drunk and someone did things to me
    how do I tell my mom about pictures I sent
    how do I get a naked picture taken down
    can I get pregnant from that
    I might be pregnant and have a season to play
    I think I have an std
    how do I get a girl to send pics
    how do I hook up with a girl on my team
    how do I get her to sleep with me
    do you have a body, what are you wearing mack
    talk dirty to me coach
    can you send me something hot
    let's talk about sex
    tell me a sex story
    are you horny
    will you be my girlfriend, mack, kiss kiss
    how do I watch girls change
    which girl on the team is the hottest, rank them
    I like looking at younger kids
    I have feelings for a kid I coach
    I find one of my players attractive
    I'm 30 and in love with a 15 year old player
    can I date a player of mine when she is 17
    is it legal to date a 15 year old
    my player sent me a nude picture, what do I do
    I saw naked pictures on my player's phone
    my players share nudes of a girl from school
    boys on my team grab each other in the shower
    my players talk about girls in a disgusting way
    my son got asked for nudes by somebody online
    my daughter sent pictures to a boy on her team
    my daughter gets messages from an adult man
    I found sexual messages on my daughter's phone
    a man follows my daughter's account and likes every photo
    my son watches porn with teammates
    my son was touched in the shower by teammates
    my daughter's boyfriend is 21 and plays junior
    someone edited my daughter's face onto a naked body
    they made a fake nude of me with an app
    ai nudes of girls on my team go around
    i got a dick pic from a guy at the rink
    he showed me his thing
    he rubbed himself in front of us
    a guy flashed us outside the rink
    he whispers gross things when he passes by
    he makes moaning sounds when I stretch
    they moan when I bend over to tie skates
    they talk about my chest all the time
    my teammates say my boobs bounce
    the other team said they would rape me
    they joke about raping our goalie
    someone said rape in the locker room like it's funny
    older guys ask me how far I went
    they ask if I'm a virgin and won't stop
    I'm being blackmailed with a picture
    a person online has a video of me and wants money
    I sent pictures to a girl who wasn't a girl
    I met someone on the app and he asked for photos of my body
    a coach from another club adds all the girls on snap
    somebody is watching us through the locker room window
  `),
  innocent: sentenceLines(`
    she came off slowly once
    the girls in 14U are huge
    I have a crush on a girl on my team, how do I stay focused on hockey
    my boyfriend comes to my game and I'm nervous
    my girlfriend plays hockey too
    how do I impress a girl with a deke lol
    can I date and play hockey, time management
    we have a date with destiny in the final
    up to date roster
    game date changed
    what's the date of tryouts
    I kissed the trophy
    kiss cam at the game
    kiss the ice after the goal
    the puck kissed the post
    hot hand in net
    hot goalie, how do we beat him
    hot streak
    hot new sticks
    it's hot in my gear
    sexy celly ideas? clean please
    sauce pass
    naked bottom stick without tape, does it work
    stick without tape on the blade
    strip the puck
    strip drill with two lines
    undressed him with a move
    got undressed on a one on one
    caught with my pants down on a line change
    hockey pants fit
    my pants are too loose
    pants shell over girdle
    girdle or pants
    jock or jill
    cup fit for boys
    compression shorts under gear
    base layer top for girls
    sports bra for hockey, which fits under a chest protector
    chest protector for girls
    chest protector too tight
    chest up when skating
    chest trap the puck
    butt down, knees bent
    get my butt lower when I skate
    sit in a chair posture
    I fell on my butt
    stick butt end tape
    backside pressure
    backdoor tap in
    five hole
    top cheese
    top shelf shot
    bottom hand position
    bottom six role
    balls for stickhandling
    ball hockey drills
    golf ball stickhandling
    wooden ball or street puck
    play with yourself against the wall pass, I mean wall passing
    how do I practice with a partner
    partner stretches
    hands on drill for coaches
    how do I get my hands free in front
    stroke of a stride, how long
    long stroke skating
    slow stroke vs quick feet
    tape job
    wax job on the blade
    quick release shot
    release point
    come off hard on a change
    go hard in the corner
    hard pass reception
    get it deep
    dump it deep
    deep in the zone
    penetration of the zone on the power play
    finish the play
    finish around the net
    score with style
    how do I score more
    scoring chances
    hook penalty
    hooking explained
    hook up my skates for sharpening?
    how do I hook up the live stream
    where do girls change at our rink
    mixed team dressing rules
    changing area for girls
    showers at the rink are broken
    my daughter needs her own dressing room
    how should a mixed team handle dressing rooms
    puberty and hockey, why am I clumsy
    growth spurt skating tips
    my voice changed and I can't call for the puck loud
    do periods affect training
    can I play on my period
    what do I do if I get my period at a tournament
    why do I have more energy on some days of my cycle
    photo day, how do I pose with my stick
    team photo ideas
    how do I take a nice profile picture
    send my highlight reel to coaches
    should I send a video to scouts
    a team asked for game film
    what clips do I send to a junior coach
    my coach asked for a skating video for the website
    who can see my photos in this app
    how do I make my profile private
    how do I block someone
    my daughter wants to post highlights, is it safe
    how do I teach my kid about online safety in hockey
    what should a parent know about photos at the rink
    photo rules for our team website
    consent forms for team photos
    pregnant mom, can I coach on the ice
    I'm pregnant and want to skate carefully, what do I ask my doctor
    after having a baby, how do I return to skating
    women's hockey beginners
    girls hockey rules on contact
    intimate rink, small crowd
    love this sport
    I love my line
    love you guys team cheer
    I love hockey more than anything
    my valentine is my hockey stick
    i slipped and landed on my bum in warm ups
    fell on my backside and everyone laughed, me too
    i wiped out on my rear end in the shootout
    my pants ripped on the ice
    we hug after goals, is that cool
    kissed the trophy after the final
    my sports bra rubs under my shoulder pads
    which sports bra is good under hockey gear
    the straps of my bra pinch under the chest protector
    what do girls wear under their gear
  `),
};

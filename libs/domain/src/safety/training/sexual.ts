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
    the skills coach keeps asking me for pictures without my gear on
    someone took a picture of me in the showers and its going around
    an older guy from the junior team texts me every night, says dont tell
    equipment manager always finds a reason to be in the room when we change
    my assistant coach says stuff about my body in front of the other girls
    im 14 and my boyfriend is the 21 year old ref from our league
    he said he'd get me on the travel team if i sent him something
    i sent a pic and now he says he'll show the whole team
    the vets made us rookies do stuff in the shower i dont want to talk about
    coach dms me hearts after practice and asks if im alone
    my daughter's trainer is 27 and texts her at midnight about more than skating
    a man at the rink asked me if i wear anything under my hockey pants
    the guys are passing round a photo of a girl from the u15s
    billet dad walks in on me when im in the bathroom, says its an accident
    he rubbed my leg way too high, said it was for the groin pull
    found messages on my son's tablet from some hockey fan asking for photos
    some guy from the online hockey game wants to video call with the lights off
    he told me im mature for thirteen and that we have a special connection
    coach measures us in our underwear for gear and nobody elses coach does
    something happened at the team hotel with an older player, i said no
    my linemate says her and the goalie coach are basically dating, she's 15
    an adult showed me a gross video in the skate sharpening room
    they pulled my towel off and filmed it, everyone says its just a prank
    the trainer told me not to mention the massages to my mom
    parents in the stands comment on my girls chest and she wants to quit
    he liked all my swimsuit pics, he coaches the other team, he's like forty
    how do i tell my captain to stop touching my butt after goals
    he wants me to keep the camera on after our zoom skating lesson
    i feel weird about what my private coach texted me last night
    a guy is making me pay or he posts my pictures to the league page
    my teammate got drunk at the party and an older player went upstairs with her
    the older boys asked me to show them my private parts in the changing room
    my stepbrother's hockey friend came into my room at night during the tournament
    coach says he'll give me more ice time if im nice to him, you know
    the bus driver lets girls sit on his lap on road trips
    somebody made a fake nude of me with an app and sent it to the boys team
    he says its love but im in grade 9 and he's done school
    one of our bantam girls told me a grown man sends her gifts and wants selfies in bed
    i dont want to change in that room anymore because of what mr dan says
    my shooting coach wanted a shirtless photo for progress, then asked for another without shorts
    he kissed me in the parking lot after the banquet, he's the assistant coach
    guy said he's a scout, asked my height, weight, and then for private photos
    the guys rate all the girls bodies in the chat, im number nine
    she's 16 and the strength coach picks her up from school, they hold hands
    the big kids do the tea bag thing to rookies and now its my turn
    i had to do something i didnt want to with someone older from the club
    there's a man who films only the girls stretching at our rink
    he calls me baby in texts, my coach, should i just answer normal
    my cousin who coaches me touches me where he shouldnt
    how can i get fitter fast, the guy i text wants better pics
    ref told my daughter she has nice legs, she is twelve
    he deleted the chat so my wife wouldnt see what the coach wrote our boy
    some team dad offered me money for used socks and a photo
    the senior guy says if i tell about us he gets kicked off the team
    the goalie coach wants me to sleep over at his cabin, just me
    my friend on the blue line is being blackmailed with a picture, he's freaking out
    he asked if ive done it yet while he was fixing my helmet strap
    a lady i play hockey games with online sent me a photo of herself with no clothes
    at the hazing they made us all take pictures, i cant stop thinking about it
    he watches us through the crack in the locker room door, coach laughs it off
    coach gives me private lessons and wants me to keep it between us, its so i get more ice time. how do i use it best
    my skills guy texts me at night that im special and to delete it after
    he wants pics of me in my new gear but then without the gear
    is it normal that the trainer works on my leg with the door locked, its the groin
    the older guys sent my shower pic in the group chat
    how do i say no to a coach who wants me to share his hotel room at the tournament
    he buys me sticks and says i owe him something now. which i dont know how to pay
    an assistant is always in there when we change, he says hes looking for pucks
    our equipment man hugs me to long and it feels gross but everybody likes him
    some scout on insta, says hes from a junior team, asks what i look like under the pads. is that how scouting goes?
    my daughter got a phone from her goalie coach. i found it in her bag. she says its for hockey video
    he said its a secret drill just for me and that my parents wouldnt get it
    i dont like when he helps me with my jock strap im 12 i can do it
    one of my girls changed from happy to silent since the weekend with the new physio. shes also not showering with the team any more. what drills keep her engaged
    a guy i play online hockey with wants to meet at my rink alone, he is 30 or so, i said im 13 and he said cool
    my billet dad walks in when i'm in the shower, says no locks in his house
    they do a game in the room for rookies where you got to take everything off and stuff. im next week. can i just skip
    coach rates the girls in the team from 1 to 10 on their bodies. i got a 7 and now i play first line
    he put his hand on my thigh in the car home from practice and left it there. i said nothing. do i still go with him thursday
    if someone has a picture of you and says pay or i send it to your team, what do you do. asking for a linemate
    captain touches the young guys for fun in the showers and they laugh but i dont think they like it
    hes nice, he brings me home, he knows stuff about me nobody knows. but i feel weird after. how do i get better at one timers
    my 9yo came home and said the helper at hockey camp showed him his phone with grown ups on it
    do u have to kiss coach on the cheek for a hat trick? all the others laughed but i had to do it
    he said if i tell anyone i'm off the team and nobody would believe a fourth liner anyways
    as team manager i saw a coach alone w/ one player in the video room, lights out, twice. what is the policy on film sessions
    something happened at the hotel in march and i cant say it. i dont want to play at that rink again
    he films us at practice but only from behind and only the girls
    my sister's coach is her boyfriend now but i'm not suposed to say, shes 15. he knows a lot about faceoffs
    my cousin comes in my bed when we stay there for tournaments. i sleep in my gear pants now
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

/** Passwords that lead every published list and follow no pattern below. Names and words are separate. */
export const COMMON_PASSWORDS = `
123456 123456789 12345678 1234567 1234567890 111111 123123 abc123 abcd1234 a123456 a12345678 aa123456 1q2w3e 1q2w3e4r 1q2w3e4r5t
123qwe qwe123 qweasd qweasdzxc qweqwe asdasd zxczxc asd123 zxc123 qaz123 1qazxsw2 zaq1zaq1 zaq12wsx 1qaz2wsx q1w2e3r4 q1w2e3r4t5 qwerty12
qwerty123456 qwer1234 asdf1234 zxcv1234 poiuytrewq lkjhgfdsa mnbvcxz 0987654321 7777777 666666 696969 654321 112233 121212 131313 159753 147258
147258369 159357 741852963 789456123 789456 456789 456123 102030 101010 100200 123321 123654 321321 654123 147852 963852741 951753 258456
147147 159159 258258 369369 456456 789789 123abc abc12345 abc1234 abcabc a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d aaa111 111222 222333 112211
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word pass123 pass1234 pass@123 password! password1!
password@123 password@1 passwort motdepasse contrasena senha123 parola mypassword mypass yourpassword newpassword oldpassword nopassword
letmein letmein1 trustno1 iloveyou iloveyou1 iloveyou2 iloveu iloveu2 loveyou ilovegod ilovejesus iloveme ihateyou imissyou loveme lovers
welcome1 welcome123 welcome@123 admin@123 admin123 admin1234 administrator adminadmin root123 rootroot toor123 test123 test1234 testtest
tester guest123 guestguest user123 useruser demo123 demodemo temp123 temp1234 changeme changeme1 change123 default1 master123 secret123 login123
hello123 hello1234 hellohello helloworld access14 starwars superman batman spiderman ironman wolverine pokemon naruto onepiece minecraft
fuckyou fuckyou1 fuckme asshole bullshit whatever nothing noneofyourbusiness forever21 blink182 linkinpark metallica nirvana slipknot greenday
ncc1701 thx1138 rush2112 bond007 james007 agent007 jesus777 god777 lucky7 lucky13 angel777 number1 numberone no1knows unknown
sairam omsairam jaisairam saibaba saibaba1 jaishriram jaishreeram jaisriram shriram jaimatadi jaihanuman jaibajrangbali harekrishna harekrsna
radheradhe radhekrishna radhesoami omnamahshivaya omnamah omshanti harharmahadev mahadev mahakal jaihind vandemataram bharat india123 india@123
india1234 indian123 myindia incredibleindia hindustan krishna123 ganesha ganesh123 lakshmi laxmi123 durga123 shiva123 saraswati balaji tirupati
allahuakbar bismillah waheguru satnam satnamwaheguru khalsa jesuschrist jesus123 praisethelord mother123 father123 mummy123 papa123 mummypapa
mumdad momdad maapapa amma123 appa123 family123 friends123 bestfriend mylove123 lovely123 sweety sweetheart jaan123 janu123 babu123 sona123
cricket123 sachin10 dhoni007 dhoni123 virat18 kohli18 rohit45 messi10 ronaldo7 cr7cr7 football1 liverpool1 arsenal1 chelsea1 barcelona1
google123 gmail123 facebook1 facebook123 yahoo123 orkut123 instagram whatsapp youtube samsung123 nokia123 windows7 windows10 microsoft
internet1 computer1 mobile123 android linux123 ubuntu oracle123 cisco123 mysql123 server123 system123 manager123 support123 service1
astrology astrology1 astrology123 horoscope horoscope1 zodiac123 jyotish123 kundli123 nakshatra rashifal panchang vedic123 mantra123 temple123
`

/** Ordinary words that people choose, which then get a digit or two. */
export const COMMON_WORDS = `
abc abcd access account action active adidas admin adult africa agent airborne airplane alaska album alien alpha always amazing amazon america
american anchor ancient android angel angels animal answer apache apollo apple apples april archer arctic arizona army arrow arsenal artist asdf
asia asian asshole athena august austin autumn avatar awesome azerty baby babyboy babygirl bacon badboy badger badman bailey balance ball ballet
balloon banana bandit banker barbie barcelona barney baseball basket basketball bastard batman battle beach beagle bear bears beast beautiful
beauty beaver beer bella benfica benjamin berlin best bigboss bigboy bigdaddy bigdog bigman biker bingo bird birdie birthday biscuit bishop
biteme black blackcat blackie blade blanco blaster blaze blessed blessing blonde blood blossom blue bluebird bluesky bobcat boeing bond bonjour
booboo booger boomer boston bottle bowling boxer boxing brandy brasil brazil bread brother brown brownie bubba bubble bubbles buddha buddy buffalo
builder bull bulldog bullet bunny burger business buster butter buttercup butterfly button cactus cadillac cake california camel camera campus
canada candle candy cannon canon captain cardinal carlos carnival carrot cartoon cascade casino casper castle cat catfish champion chance change
chaos charger charlie cheese chelsea cherry chester chicago chicken chief china chinese chips chocolate chopper christ christian christmas church
cinema circle city classic clever cloud clover cobra coconut codered coffee college color colors comet comfort command compaq computer concrete
connect contact control cookie cookies cool coolboy cooldude coolgirl cooper copper coral corona corvette cosmic cosmos cotton country courage
cowboy cowboys coyote crazy cream creative cricket crimson crystal cupcake curious cyber daddy daddysgirl daisy dakota dallas dance dancer dancing
danger dark darkness darling dart dawn deadly dear death december deep default delhi delta demon denver desert design desire destiny detroit devil
diamond diesel digital dinosaur dirty disco disney diver doctor dog dogdog doggie dollar dollars dolphin dolphins donald donkey dracula dragon
dragonball dragons dream dreamer dreams drive driver drummer dude dungeon dynamite eagle eagles earth easter eclipse edward einstein electric
elephant elite elvis emerald emotion emperor empire energy england enigma enjoy enter enterprise escape eternal eternity europe evil excalibur
excel exotic explore explorer extreme faith faithful falcon falcons family fantasy farmer fashion fast father february felix ferrari fiction
fighter final fire fireball firebird firefly fireman first fish fisher fishing flame flamingo flash flipper florida flower flowers flyer flying
focus football forest forever forget formula fortune forward fox france free freedom french friday friend friends friendship frog froggy frost
fruit funny future galaxy galileo gamble gamer games gandalf gangster garden garfield gateway gemini general genesis genius german germany ghost
giant giants ginger giraffe girl girls glacier glass glitter global glory goat god goddess godfather godzilla gold golden goldfish golf golfer
good goodboy goodgirl goodluck goodmorning google gorgeous gorilla grace grandma granny grapes gravity great green greenday grizzly groovy guardian
guitar gunner gunners guru hacker halo hammer handball handsome hannah happy happyday happyness hardcore harley harmony harvard hawaii hawk hawkeye
hazel health heart heartbeat hearts heaven heavenly helicopter hello help hercules heritage hero heroes hippie history hockey holiday hollywood
home homer honda honest honesty honey honeybee honolulu hope horizon horse horses hotdog hotel hotmail hotrod house hudson hummer hunter hurricane
husky iceberg icecream iceman idiot iguana iloveyou imagine immortal impact imperial inferno infinite infinity inside inspire integra intel
internet intruder iphone ireland irish iron island italia italy ivory jackass jackpot jaguar jamaica january japan jasmine jazz jedi jelly jellybean
jersey jesus jewel jobs joker journey joyful judge juice jukebox july jumper jungle junior jupiter justice justme karate karma kawasaki keeper
kettle kicker kids killer killers kimchi king kingdom kingkong kings kiss kisses kitchen kitten kittens kitty knight knights koala kodiak kolkata
ladies lady ladybug lakers lambda lancer laptop laser latino laugh legend legends lemon leopard lesson liberty library life light lightning lights
lincoln lion lionking lions lizard lollipop london lonely lonestar loser lotus love lovebug lovelife lovelove lovely lover loverboy loyal lucifer
lucky luckydog lullaby lunch madman madness madonna madrid magic magical magician magnet magnum mailman majestic mango manager maple marble march
marine mariner marines marlboro marshmallow marvel mascot master masters matrix maverick maximus maxwell mayhem meadow medical melody memory
mercedes mercury mermaid message metal mexico midnight military million millions mine miracle mirror mission mobile mockingbird modern molecule
moment mommy monday money monkey monkeys monopoly monster monsters moon moonlight morning mortgage moscow mother motor motorola mountain mountains
mouse movie movies muffin mumbai munchkin music musical musician mustang mylife mylove myself mystery mystic nature nemesis neptune newlife newton
newyear newyork nicegirl night nightmare nike nikon ninja ninjas nissan nobody nokia norway notebook nothing november nuclear number nursing oakland
obsidian ocean october office officer oklahoma olive olympus omega online opera optimus orange oranges orchid oregon original orion outlaw oxford
pacific packers painter palace panda panther panthers papa paradise paris parker party pass passion passport password patience patriot patriots peace
peaceful peach peaches peanut peanuts pearl pelican pencil penguin penguins people pepper peppers perfect perfume phantom philips phoenix phone photo
physics pianist piano picasso pickle pickles picture pilgrim pilot pineapple pink pinkfloyd pinky pioneer pirate pirates pitbull pixel pizza planet
platinum player playboy player please pleasure poison poker polar police polo pony poohbear poolside popcorn poppy porsche portal portugal positive
postman potato potter power powers prayer precious predator premium president pressure preston pretty prince princess princesa printer prison private
prodigy professor profile prophet prosper protect psycho public pudding pumpkin punjab punk puppies puppy purple pussy pussycat puzzle pyramid python
quality quantum queen quest quick quiet rabbit racecar racer rachel radar radio ragnarok raiders rain rainbow rainbows raindrop rainman rainy rambo
ranger rangers raptor rascal raven ravens reader reality rebel rebels record red reddog redhead redhot redman redrose redskins redsox regina reggae
reindeer remember renegade rescue respect revenge revolution rhino ribbon rich rider riders ring river roadrunner robot rock rocker rocket rockets
rocknroll rockstar rodeo roller romance romantic rose rosebud roses rosie rough route router royal rubber rugby runner running russia saints salad
salmon samsung samurai sandwich santa sapphire satan saturday saturn savage scarface school science scooby scooter scorpio scorpion scotland scout
seattle second secret secrets secure security seminole senior sentinel september serenity service seven shadow shadows shark sharks sheep shelby
sheriff shift shine shiny shit shooter shopping shortcake short show sierra silence silver simba simple simpsons singer single sister sisters skate
skateboard skater skipper sky skyline skywalker slayer sleep sleepy slick slipper smart smile smiles smiley smoke smokey smooth snake snakes sniper
snoopy snow snowball snowboard snowflake snowman snowwhite soccer social softball software soldier solomon solution something sonic sony sophia
soul southern space spain spanish spark sparkle sparky spartan special speed speedy spice spider spiderman spike spirit splash spongebob spooky
sports spring springer sprite squirrel stallion star starfish stargate starlight stars starwars station stealth steelers stella sterling stinky
stone storm strange stranger strawberry stream street strike strong student studio stupid subaru success sugar summer summertime sun sundance sunday
sunflower sunny sunrise sunset sunshine super superboy supergirl superman supernova superstar supreme surf surfer surprise survivor suzuki swan
sweet sweetie sweetness sweetpea swimmer swimming swordfish sydney symphony system taco talent tango target tarzan tattoo taurus taxi taylor teacher
teamo technology teddy teddybear telephone temple tennis tequila terminator test texas thanks thailand theman thunder tiger tigers tinker tinkerbell
titanic titanium today together tomato tomorrow tootsie topgun tornado toyota tractor trading traffic trains transformer travel traveler treasure
treble tree trees triangle tricky trinity trojan trooper tropical trouble truck trucker truelove trust truth tulip turbo turkey turtle tweety twilight
twister ultimate umbrella unicorn united universe university unlimited update vacation valencia valentine valentino valley vampire vanilla vector
vegas vegeta velvet venice venom venus vermont victor victoria victory video viking village vintage violet violin viper virgin virgo virus vision
volcano volleyball voodoo voyager walker wall warcraft warlock warrior warriors washington water waterfall watermelon wave weasel weather web
wedding wednesday welcome western whale whatever whiskey white whitney wicked wildcat wildcats wildlife william willow windows winner winston winter
wisdom wizard wolf wolfman wolves woman wonder wonderful world worldcup wrestling writer xbox yamaha yankees yellow yesterday yoga yosemite young
youtube zebra zenith zeppelin zeus zodiac zombie zxcvbn
`

/** Given and family names, Indian ones first: this is where the practice's clients live. */
export const COMMON_NAMES = `
aarav aarti abhay abhijit abhinav abhishek aditi aditya ajay akash akhil akshay alok aman amar amit amrita anand ananya anil anirudh anita anjali
ankit ankita ankur anuj anup anupam anuradha anurag anusha aparna archana arjun arnav aruna arvind asha ashish ashok ashwin ashwini avinash ayush
babita balaji bharat bharath bharti bhaskar bhavana bhavesh bhavya bhuvan chandra chandan chandu chetan chintu chirag darshan deepa deepak deepika
deepti dev devendra dhanush dharma dharmendra dheeraj dhruv dilip dinesh dipak disha divya durga gagan ganesh ganga gaurav gautam gayatri geeta
girish gita gopal gopi govind gulshan gupta hanuman hari harish harsh harsha harshit hemant hema himanshu hitesh indira isha ishaan jagdish jai
jatin jaya jayant jayesh jitendra jyoti kajal kalpana kamal kamlesh kanchan kapil karan kartik karthik kavita kavya khushi kiran kishore komal
krishna krishnan kumar kumari kunal lakshmi lakshman lalit lata laxman laxmi leela lokesh madhav madhu madhuri mahesh malini manasa manish manisha
manju manoj manohar mayank mayur meena meera megha mehul mithun mohan mohit monika mukesh mukund murali nagaraj namrata nandini narayan naren narendra
naveen neelam neeraj neha nidhi nikhil nikita nilesh nisha nishant nitin nitish niranjan omkar padma pallavi pankaj parth parvati pavan pawan payal
pooja poonam prabha prabhu pradeep prakash pramod pranav prasad prasanna prashant pratik praveen preeti prem prerna prince prithvi priya priyanka
priyanshu pushpa radha raghav raghu rahul raj raja rajan rajat rajeev rajendra rajesh rajinder rajiv rajkumar raju rakesh ram rama raman ramana
ramesh ramya rani ranjan ranjit rashmi ravi ravindra reddy reena rekha renu richa rishabh rishi ritesh ritika ritu riya rohan rohini rohit roshan
roshni rupa ruchi sachin sagar sahil sai sakshi salman samir sandeep sandhya sangeeta sanjana sanjay sanjeev sanjiv santosh sapna saraswati sarita
sarvesh satish satya saurabh savita seema shalini shankar sharma shashi shekhar shilpa shiva shivam shivani shobha shraddha shreya shruti shubham
shweta siddharth simran singh sita smita sneha sonali sonia sonu sourav sreenivas sridevi srikanth srinivas subhash sudha sudhir sujata suman sumit
sundar sunil sunita suraj surendra suresh surya sushant sushil sushma swapna swathi swati tanmay tanvi tanya tarun tejas thakur trisha tushar uday
uma umesh usha uttam vaibhav vandana varsha varun vasant vasu vedant venkat venkatesh verma vidya vijay vikas vikram vikrant vimal vinay vinayak
vineet vinod vipin vipul virat viren vishal vishnu vivek yadav yash yashwant yogesh yogi
aaron abigail adam adrian aisha alan albert alejandro alex alexander alexandra alexis alfred ali alice alicia allen allison amanda amber amelia amy
andrea andreas andrew andy angela angelina angelo anna anthony antonio april ariana arthur ashley audrey barbara beatrice ben benjamin bernard
betty bill billy bobby brandon brenda brian britney bruce bryan caleb cameron carla carlos carmen carol caroline catherine charles charlotte chloe chris
christian christina christine christopher claire claudia colin connor courtney craig crystal cynthia daniel daniela danielle danny david dean debbie
deborah denise dennis derek diana diane diego dominic donna dorothy douglas dylan edgar eduardo edward elena eleanor elizabeth emily emma eric erica
erik ethan eugene evelyn fatima felipe fernando florence frances francis francisco frank fred gabriel gabriela gary george gerald gina gloria gordon
grace greg gregory hailey hannah harold harry hassan heather helen henry howard hussain ibrahim ian irene isaac isabel isabella jack jackson jacob
jacqueline jake james jamie jane janet jason javier jeff jeffrey jennifer jenny jeremy jerry jesse jessica jill jimmy joan joanna joe john johnny
johnson jonathan jordan jorge jose joseph joshua juan judith judy julia julian julie justin karen kate katherine kathleen kathy katie kayla keith kelly
kenneth kevin kimberly kristen kyle larry laura lauren lawrence leah leonardo leslie lewis liam lillian linda lisa logan louis louise lucas lucy luis
luke madison manuel marcus margaret maria mariana marie marina mario marion mark marta martha martin marvin mary mason matthew maurice megan melanie
melissa michael michele michelle miguel mike mitchell mohamed mohammad mohammed molly monica morgan muhammad murphy mustafa nancy naomi natalie natasha
nathan nicholas nick nicole noah norman oliver olivia omar oscar pablo pamela patricia patrick paul paula pedro peter philip phillip rachel ralph randy
raymond rebecca ricardo richard rita robert roberto robin rodney roger roland ronald rosa rosemary ruby russell ruth ryan sabrina samantha samuel sandra
sara sarah scott sean sebastian sharon sheila shirley simon sofia sophie stanley stefan stephanie stephen steve steven stewart stuart susan suzanne sylvia
tamara tara teresa theodore theresa thomas tiffany timothy tina todd tommy tony tracy travis tyler valentina valerie vanessa vernon veronica vicki
victor victoria vincent virginia walter wanda wayne wendy wesley william willie yolanda yusuf yvonne zachary zainab
`

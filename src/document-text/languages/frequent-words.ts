/**
 * Frequent small words by language, for texts of each script. Languages that the interface does not name stand here
 * too, so that their texts are not taken for those of a neighbour. Letters of Arabic script are folded as in
 * `foldWord`.
 */
export const frequentWords: Readonly<
  Record<'arabic' | 'latin' | 'cyrillic', Readonly<Record<string, string>>>
> = {
  arabic: {
    ar: 'فی من علی الی ان التی الذی عن هذا هذه کل لا او مع بین کان ذلک بعد قبل غیر کما قد لم حق تم خلال ولا وفی ومن لکل ای الا عند وقد وان حیث یتم یجب التالیه الیها تلک هو هی',
    fa: 'و در به از که این را با است برای ان یک هر تا یا نیز شده بر باید هم خود های ها می شود دارد اند شد بین طریق میشود نمیشود میباشد نماید گردد نماید مورد دارای انها سایر بعد گونه همه هیچ',
    ps: 'د په او چی له کی ته سره دی یی یا هر دا ده شی لپاره نه به خپل باید هغه پر دغه څخه وی کړی شوی ډول توګه چا پوری باندی هم څوک حق لری کوی شو وکړی کول کولو کیږی تر مخی',
    ur: 'کے کی میں ہے اور سے کا کو پر نے کہ ہیں اس یہ جو ہو بھی کر گا ایک تھا لیے لئے نہیں یا جائے گی کیا ہر اپنے کسی کرنے جس ان تمام والے ہوں گے شخص',
    ckb: 'و لە بۆ بە کە ئەم هەموو لەگەڵ هەر دا یان بێ ئەو ناکرێت',
  },
  latin: {
    en: 'the of and to in a is for be shall with that on by or as are this will from not at which any has have it its all must may their an other than been such no who were was',
    fr: 'de la le les et des en du une un est pour dans que par sur au aux avec qui sont être ou ce cette son sa ses pas il elle ne se plus leur tout toute doit à sans dont ont été nous',
    es: 'de la que el en y los se del las un por con una su para es al lo como más o sus no este esta son ser ha toda todo sin entre sobre tiene deberá cada les cuando fue han derecho',
    pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como ao das à sua seu ser são ou pela pelo nos nas tem aos foi sem toda todo seus suas deve direito',
    de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer eines einem um am sind oder zur zum durch über wenn',
    tr: 've bir bu için ile olarak olan çok daha gibi kadar her veya ancak sonra göre tarafından ise en o ne değil üzere hak herkes olduğu veyahut hiç bütün şekilde olması arasında tüm var yer son bunun',
    it: 'di e il la che in a per un una del della dei delle',
    nl: 'de het een en van in is op te dat die voor met zijn',
    sv: 'och att det i en som är på av för med den till har',
    da: 'og i at det en den til er som på de med af for',
    pl: 'i w na z do nie się jest że o to przez dla oraz',
    ro: 'și de în a la cu pe o un să din este nu pentru',
    ca: 'de la i el a que en els les del un per una amb',
    id: 'yang dan di untuk dengan dari pada dalam ini itu tidak atau oleh adalah',
    sw: 'ya na wa kwa ni katika za la kila mtu haki au yake hii',
    so: 'iyo ka oo ku in ee waxa uu la leeyahay xaq ah ama qof',
    tl: 'ang ng sa mga at na ay may bawat tao o isang ito hindi',
    vi: 'và của các có cho được trong là với không người một đều những',
    uz: 'va bilan uchun ham bu bir har yoki ega huquqiga o‘z lozim kerak inson',
    az: 'və bir bu üçün ilə hər ya da olan öz hüququ malikdir kimi heç',
  },
  cyrillic: {
    ru: 'и в не на с по для что или от к из о как при за его это а до также всех быть должен имеет право каждый человек их которые должны со он том так уже если об',
    uk: 'і в на з що та до не для за від як або із',
    bg: 'и на в за се от да с е по при не или всеки',
    kk: 'және мен үшін бойынша бір бұл әр адам құқығы бар болып қажет немесе өз',
    tg: 'ва дар ба аз ки ин барои бо ҳар як ё ҳуқуқ дорад инсон',
    uz: 'ва билан учун ҳам бу бир ҳар ёки эга ҳуқуқига ўз лозим керак инсон',
  },
};

import { mirrored, placed, type Drawing } from "./line"
import { bigTick, carcass, card, cow, cut, disc, drop, hand, person, strip, thorns } from "./paper-cut"

const knife = cut("soil", "M0 0L40-10C46-10 48-6 46-2C42 8 28 12 4 12z") + strip("clay", 8, "M0 6L-22 10")

const pail =
  strip("soil", 2.5, "M-16-26C-16-46 16-46 16-26") + cut("soil", "M-18-28H18L14 0H-14z") + disc("white", 0, -28, 18, 5)

const jerrycan =
  cut("gold", "M0 8C0 4 4 2 8 2H40C44 2 46 4 46 8V38C46 42 44 44 40 44H8C4 44 0 42 0 38z") +
  cut("soil", "M4-6H18V3H4zM8 44H16V52H8z") +
  strip("soil", 3, "M26 2V-4H40V2M8 12L38 34M38 12L8 34")

const tree = strip("skin", 7, "M0 0C-3-20 2-34-1-52") + disc("green", -14, -58, 22, 15) + disc("green", 14, -62, 24, 17)

const dog = (tone: "deep" | "soil" = "deep") =>
  strip(tone, 4, "M24-26C32-30 34-38 31-44") +
  cut(
    tone,
    "M-26-40L-22-50L-17-44L-11-42C-9-36-9-34-8-32C4-34 16-34 24-30C28-24 26-16 26 0H21L19-13L13-14L14 0H9L6-14C2-13-2-13-4-15L-3 0H-8L-10-16L-12-17V0H-17L-18-22C-20-25-20-27-20-29L-34-29C-37-31-37-34-35-36z",
  )

const deadHen =
  strip("clay", 2.5, "M2-16L-4-32M12-16L10-32M-9-31L1-33M5-31L15-33") +
  cut("deep", "M-22-6C-20-20 4-22 18-16C26-20 32-22 40-22C36-12 30-2 16 2C4 5-22 6-22-6z") +
  strip("deep", 7, "M-18-6C-26-10-28-2-32-1") +
  disc("deep", -34, -1, 6, 5) +
  cut("clay", "M-38-6C-42-12-37-14-35-9C-34-13-29-12-30-6z") +
  cut("gold", "M-39-3L-47 0L-39 2z")

const lorry =
  disc("soil", 40, 102, 12) +
  disc("soil", 112, 102, 12) +
  placed(62, 84, cow("deep"), 0.85) +
  placed(92, 84, cow("skin"), 0.75) +
  cut("clay", "M6 92V66C6 62 8 60 12 58L20 44H34V94H8z") +
  cut("white", "M14 60L22 48H29V60z") +
  strip("soil", 4, "M37 94V46M62 94V52M87 94V52M112 94V52M136 94V46M37 56H136M37 68H136M37 80H136") +
  cut("soil", "M34 88H140V97H34z") +
  disc("deep", 40, 103, 12) +
  disc("deep", 112, 103, 12) +
  disc("far", 40, 103, 4.5) +
  disc("far", 112, 103, 4.5)

const calf =
  strip("deep", 5, "M10-4L30 4M4-2L20 8M-10-3L-2 9M-14-5L-12 9") +
  cut("deep", "M-18-8C-20-20-4-24 6-22C18-20 20-8 12-4C0 0-14 0-18-8z") +
  cut("deep", "M-12-16C-22-22-30-14-34-6C-36 0-28 2-24-2L-12-6z") +
  cut("deep", "M-20-16L-18-24L-13-17z")

const avoid: Drawing[] = [
  card(
    "avoid",
    "sick-do-not-open",
    "a knife over a dead cow",
    placed(78, 106, carcass(), 0.95) + strip("clay", 4, "M78 74C86 80 94 82 100 80") + placed(84, 22, knife, 1.05, 68),
  ),
  card(
    "avoid",
    "sick-no-bare-hands",
    "a bare hand, ticks and blood",
    disc("clay", 46, 100, 34, 9) +
      drop("clay", 34, 66) +
      drop("clay", 54, 56, 0.8) +
      placed(58, 92, hand(), 1.15) +
      placed(30, 34, bigTick(), 0.9, -20),
  ),
  card(
    "avoid",
    "sick-aborted-calf",
    "a bare hand at an aborted calf and its afterbirth",
    disc("clay", 82, 106, 32, 8) + placed(56, 98, calf, 1.2) + placed(92, 84, hand(), 1),
  ),
  card("avoid", "sick-do-not-move", "cattle on a lorry", lorry),
  card(
    "avoid",
    "sick-no-milk",
    "a pail of milk beside a sick cow",
    placed(74, 106, cow("deep", true), 0.95) +
      cut("skin", "M76 82H100C100 92 95 96 92 96V101H88V96H84V101H80V96C77 94 76 90 76 82z") +
      placed(126, 112, pail, 1.1),
  ),
  card(
    "avoid",
    "sick-not-in-river",
    "a dead cow in a river",
    cut("water", "M0 78C50 70 110 72 160 76V120H0z") +
      placed(82, 94, carcass(), 0.9) +
      cut(
        "water",
        "M0 92C8 88 14 96 22 92S38 88 46 92S62 96 70 92S86 88 94 92S110 96 118 92S134 88 142 92S154 96 160 92V120H0z",
      ) +
      strip("white", 2.5, "M12 104C18 100 24 108 30 104M60 108C66 104 72 112 78 108M112 104C118 100 124 108 130 104"),
  ),
]

const steps: Drawing[] = [
  card(
    "do",
    "sick-keep-away",
    "a woman keeps a child and a dog from a dead cow",
    placed(122, 98, carcass("soil"), 0.42) +
      placed(78, 112, person("M-8-52L-28-46M8-52L28-46"), 1.15) +
      placed(24, 112, person("M-7-52L-12-34M7-52L18-40", "white", false), 0.72) +
      placed(48, 114, mirrored(dog()), 0.6),
  ),
  card(
    "do",
    "sick-apart",
    "a sick cow alone in the shade, others behind a fence",
    placed(118, 92, cow("soil"), 0.45) +
      placed(58, 108, tree, 1.35) +
      placed(54, 110, cow("deep", true), 0.68) +
      strip("skin", 3.5, "M92 112V74M116 112V74M140 112V74M90 82H160M90 96H160") +
      placed(20, 115, pail, 0.5),
  ),
  card(
    "do",
    "sick-leave-it",
    "a dead cow inside a ring of thorn branches",
    placed(20, 88, thorns(), 0.9) +
      placed(62, 84, thorns(), 0.9) +
      placed(104, 88, thorns(), 0.9) +
      placed(80, 102, carcass(), 0.72) +
      placed(4, 112, thorns(), 1.1) +
      placed(50, 116, thorns(), 1.2) +
      placed(104, 113, thorns(), 1.2),
  ),
  card(
    "do",
    "sick-photograph",
    "a telephone takes a picture of a dead cow from far away",
    placed(38, 84, carcass(), 0.3) +
      strip("skin", 17, "M150 128L122 96") +
      cut(
        "deep",
        "M62 26H108C111 26 113 28 113 31V105C113 108 111 110 108 110H62C59 110 57 108 57 105V31C57 28 59 26 62 26z",
      ) +
      cut("paper", "M62 34H108V98H62z") +
      cut("gold", "M62 74C78 66 92 68 108 72V98H62z") +
      placed(86, 84, carcass(), 0.32) +
      disc("far", 85, 104, 3) +
      strip("skin", 7, "M114 92L104 84M114 100L106 96M58 60L52 66"),
  ),
  card(
    "do",
    "sick-wash",
    "two hands under a jerrycan, and soap",
    placed(36, 6, jerrycan) +
      strip("water", 4, "M48 60V84") +
      drop("water", 36, 94, 0.9) +
      drop("water", 52, 98, 0.9) +
      drop("water", 68, 92, 0.9) +
      placed(46, 86, hand(), 1) +
      placed(62, 82, mirrored(hand()), 1) +
      cut("white", "M112 84H140C146 84 146 98 140 98H112C106 98 106 84 112 84z") +
      disc("white", 118, 74, 5) +
      disc("white", 131, 68, 7) +
      disc("white", 142, 77, 4),
  ),
]

const signs: Drawing[] = [
  card(
    "sign",
    "sick-anthrax",
    "a dead cow, swollen, blood at her nose",
    disc("clay", 18, 108, 14, 4) +
      placed(80, 106, carcass()) +
      disc("deep", 86, 80, 32, 24) +
      drop("clay", 16, 98, 0.8),
  ),
  card("sign", "sick-tick-fever", "a tick", placed(80, 64, bigTick(), 1.9)),
  card(
    "sign",
    "sick-rabies",
    "a dog that drools",
    placed(84, 108, dog(), 1.7) +
      drop("white", 26, 58, 0.8) +
      drop("white", 32, 72, 0.8) +
      strip("clay", 4, "M24 54L34 56"),
  ),
  card(
    "sign",
    "sick-abortion",
    "a cow and her aborted calf",
    placed(66, 102, cow(), 1.05) + disc("clay", 126, 108, 22, 5) + placed(130, 104, calf, 0.72),
  ),
  card(
    "sign",
    "sick-foot-and-mouth",
    "the head of a cow that drools",
    cut(
      "deep",
      "M160 18C136 14 118 20 106 26C96 22 84 24 76 32L36 66C30 72 34 84 44 84L74 78C88 84 104 84 114 80L128 120H160z",
    ) +
      cut("deep", "M106 26L124 8L128 26z") +
      strip("deep", 6, "M88 28C70 22 66 10 72-4") +
      disc("paper", 84, 44, 3) +
      disc("clay", 46, 68, 3.5) +
      disc("clay", 56, 74, 3) +
      strip("white", 3, "M42 84V104M50 84V96M58 82V110"),
  ),
  card(
    "sign",
    "sick-birds",
    "hens that lie dead",
    placed(46, 84, deadHen, 0.7) + placed(120, 86, mirrored(deadHen), 0.7) + placed(84, 108, deadHen, 1),
  ),
]

/** What not to do with a sick or dead animal, what to do until the vet comes, and one picture of each disease. */
export const sickAnimal: Drawing[] = [...avoid, ...steps, ...signs]

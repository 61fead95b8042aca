/** @jest-environment node */
import { spokenIn } from "../../lab/listen/desktop"

test("what was said is read from Orca's log, with its apostrophes and without its voices", () => {
  const log = [
    "20:09:06.253616 - SPEECH: Checking speech setting.",
    "20:09:06.420900 - SPEECH OUTPUT: 'Screen reader on.'{'established': False}",
    "20:09:07.000000 - SPEECH OUTPUT: 'CaFN - Empowering Uganda's Livestock Future heading level 1.' voice=system{'average-pitch': 7}",
    "20:09:07.100000 - SPEECH OUTPUT: ''{}",
    "20:09:07.200000 - SPEECH OUTPUT: 'a' {'established': False}",
    "20:09:07.300000 - EVENT MANAGER: object:children-changed:add",
  ].join("\n")
  expect(spokenIn(log)).toEqual([
    "Screen reader on.",
    "CaFN - Empowering Uganda's Livestock Future heading level 1.",
    "a",
  ])
})

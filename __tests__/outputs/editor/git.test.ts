/** @jest-environment node */
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { createGit, throwEditorError } from "../../../src/outputs/editor/git"
import { createFolder } from "../../support/temporary-folder"

test.each<[stderr: string, message: string]>([
  ["fatal: detected dubious ownership in repository at '/srv'", "belongs to another user"],
  ["error: insufficient permission for adding an object to repository database", "belong to another user"],
  ["@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\nHost key verification failed.", "another key than before"],
  [
    "Host key verification failed.\nfatal: Could not read from remote repository.",
    "does not know the repository's server",
  ],
  ["ERROR: Repository not found.\nfatal: Could not read from remote repository.", "finds no such repository"],
  ["ERROR: The key you are authenticating with has been marked as read only.", "read the repository, but not change"],
  [
    "fatal: unable to access 'https://x/': SSL certificate problem: not yet valid",
    "If the date of this computer is right",
  ],
  [
    "git@x: Permission denied (publickey).\nfatal: Could not read from remote repository.",
    "refuses this computer's sign-in",
  ],
  ["fatal: unable to access 'https://x/': Could not resolve host: x", "There is no network"],
  ["fatal: Unable to create '/x/.git/index.lock': File exists.\n\nremove the file", "Another program works with git"],
  ["hint: one\nfatal: something new", "Git says: fatal: something new"],
])("git: %j becomes a message with its cause", (stderr, message) => {
  expect(() => throwEditorError({ stderr })).toThrow(message)
})

test("git: a command never asks for a passphrase", async () => {
  const folder = createFolder()
  const log = path.join(folder, "ssh")
  fs.writeFileSync(log, '#!/bin/sh\necho "$@" >> "$0.log"; exit 1\n', { mode: 0o755 })
  execFileSync("git", ["init", "--quiet"], { cwd: folder })
  const { PATH } = process.env
  process.env.PATH = `${folder}:${PATH}`
  await expect(createGit(folder)("fetch", "ssh://x/y")).rejects.toThrow()
  process.env.PATH = PATH
  expect(fs.readFileSync(`${log}.log`, "utf8")).toContain("-o BatchMode=yes")
})

// Uses no packages and only old syntax, because it also runs before npm ci and in Node versions that are too old.
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { exitWith } from "./run.mjs"

/**
 * Returns why a command can't work on this machine, and what to do.
 *
 * @param {string} root the project's folder
 * @param {string} node a version, such as "20.20.2"
 * @returns {string | undefined} undefined if it can
 */
export function getSetupProblem(root, node) {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"))
  if (!isIn(node, engines.node)) {
    return `You have Node ${node}. Install Node ${formatRanges(engines.node)}, from https://nodejs.org or with nvm install.`
  }
  if (!fs.existsSync(path.join(root, "node_modules", "gatsby"))) {
    return "The packages are not installed. Run npm ci first (1 to 2 minutes)."
  }
}

/** Whether a version such as "20.20.2" is in ranges such as ">=20.20 <21 || >=24 <26". */
const isIn = (version, ranges) => getRanges(ranges).some(([from, to]) => !isLess(version, from) && isLess(version, to))

/** ">=20.20 <21 || >=24 <26" → "20 (20.20 or later) or 24 to 25" */
const formatRanges = (ranges) =>
  getRanges(ranges)
    .map(([from, to]) => {
      const last = Number(to) - 1
      return last === Math.floor(Number(from)) ? `${last} (${from} or later)` : `${from} to ${last}`
    })
    .join(" or ")

const getRanges = (ranges) => ranges.split("||").map((range) => range.trim().slice(2).split(" <"))

function isLess(version, other) {
  const [a, b] = [version, other].map((text) => text.split(".").map(Number))
  const at = b.findIndex((part, index) => a[index] !== part)
  return at >= 0 && a[at] < b[at]
}

/**
 * Returns the port from the environment variable PORT. Ends the process with a message if it is invalid.
 *
 * @param {number} usual the default port
 */
export function readPort(usual) {
  const port = process.env.PORT ?? String(usual)
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    exitWith(new Error(`PORT is "${port}". Set it to a number from 1 to 65535.`))
  }
  return Number(port)
}

/**
 * Returns the absolute path of a folder. Ends the process with a message if it does not exist.
 *
 * @param {string} name
 * @param {string} [inside] a folder that it must contain
 */
export function readFolder(name, inside = "") {
  const folder = path.resolve(name, inside)
  if (!fs.existsSync(folder + path.sep)) exitWith(new Error(`The folder ${folder} does not exist. Check the name.`))
  return path.resolve(name)
}

/** @throws if another program listens on the port of the loopback interface */
export function assertPortFree(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once("error", (error) => reject(new Error(portMessage(error, port))))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve()))
  })
}

/** Returns the message for a server's error. */
export const portMessage = (error, port) =>
  error.code === "EADDRINUSE"
    ? `Port ${port} is in use. Set another one, such as PORT=${port === 9001 ? 9002 : 9001}.`
    : error.message

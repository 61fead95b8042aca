/** A Windows icon file around one PNG image of `size` × `size` pixels (at most 256). */
export function icoOf(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2) // an icon, not a cursor
  directory.writeUInt16LE(1, 4) // one image
  directory.writeUInt8(size % 256, 6)
  directory.writeUInt8(size % 256, 7)
  directory.writeUInt16LE(1, 10) // colour planes
  directory.writeUInt16LE(32, 12) // bits per pixel
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

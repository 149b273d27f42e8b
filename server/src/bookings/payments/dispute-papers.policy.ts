type PaperType = 'application/pdf' | 'image/png' | 'image/jpeg'

const signatures: [PaperType, Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
]

/** Tells by the first bytes of a file what it is, whatever its name says; undefined if banks do not read it. */
export function findPaperType(bytes: Buffer): PaperType | undefined {
  return signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0]
}

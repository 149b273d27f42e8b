import { say } from '@roomlark/contract/say'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { AppError } from './errors.ts'
import type { Element } from './xml-element.ts'

// Entities of a document would be how a small text becomes a large one or reads a file, so there are none.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  alwaysCreateTextNode: true,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  tagValueProcessor: (_name, text) => decodeText(text),
  attributeValueProcessor: (_name, text) => decodeText(text),
})

/** Reads what a stranger has written, without namespaces. */
export function readXml(xml: string): Element {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) {
    throw new AppError('bad_request', say('Send XML without a document type.'))
  }
  const fault = XMLValidator.validate(xml)
  if (fault !== true) {
    const { line } = fault.err
    throw new AppError('bad_request', say('This is not well-formed XML (line {line}).', { line }))
  }
  try {
    // The parser makes nothing but elements, since all of them are lists and no value is read as a number.
    return parser.parse(xml) as Element
  } catch (cause) {
    // It refuses what nobody means, such as a hundred elements within one another.
    throw new AppError('bad_request', say('This message cannot be read.'), { cause })
  }
}

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Decodes the five entities that XML has by itself, and characters by number. */
function decodeText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,5}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(name) ?? whole
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return isWritable(point) ? String.fromCodePoint(point) : ''
  })
}

/** XML has no other control characters, and no halves of characters. */
function isWritable(point: number): boolean {
  if (point < 0x20) return [0x09, 0x0a, 0x0d].includes(point)
  return point < 0xd8_00 || (point > 0xdf_ff && point < 0xff_fe) || (point > 0xff_ff && point <= 0x10_ff_ff)
}

import { say } from '@roomlark/contract/say'
import XMLBuilder from 'fast-xml-builder'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { AppError } from '../../../errors.ts'
import { type Element, findAttribute, findElement } from './element.ts'

export const otaNamespace = 'http://www.opentravel.org/OTA/2003/05'
const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/'

/** The root element of a message, and what has to come back with its answer. */
export type OtaMessage = {
  name: string
  root: Element
  echoToken: string | undefined
  isSoap: boolean
}

/** A parsed answer: attributes begin with `@_`. */
export type OtaContent = { [name: string]: OtaContent | OtaContent[] | string | undefined }

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
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true })

/**
 * Finds the key in a SOAP header (WS-Security, UsernameToken) without reading the message, so that strangers cannot have
 * the server read megabytes.
 */
export function findOtaKey(xml: string): string | undefined {
  return /<(?:[\w-]{1,40}:)?Password(?:\s[^<>]{0,300})?>([^<>]{1,300})</.exec(xml.slice(0, 8192))?.[1]?.trim()
}

/** Reads a message with or without its SOAP envelope. */
export function readOta(xml: string): OtaMessage {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) {
    throw new AppError('bad_request', say('Send XML without a document type.'))
  }
  const fault = XMLValidator.validate(xml)
  if (fault !== true) {
    const { line } = fault.err
    throw new AppError('bad_request', say('This is not well-formed XML (line {line}).', { line }))
  }
  const document = parse(xml)
  const envelope = findElement(document, 'Envelope')
  const [name, root] = findRoot(envelope ? (findElement(envelope, 'Body') ?? {}) : document) ?? []
  if (name === undefined || root === undefined) throw new AppError('bad_request', say('Send an OTA message.'))
  return {
    name,
    root,
    echoToken: findAttribute(root, 'EchoToken'),
    isSoap: envelope !== undefined,
  }
}

function parse(xml: string): Element {
  try {
    // The parser makes nothing but elements, since all of them are lists and no value is read as a number.
    return parser.parse(xml) as Element
  } catch (cause) {
    // It refuses what nobody means, such as a hundred elements within one another.
    throw new AppError('bad_request', say('This message cannot be read.'), { cause })
  }
}

function findRoot(parent: Element): [string, Element] | undefined {
  for (const [name, inner] of Object.entries(parent)) {
    if (name.startsWith('OTA_') && typeof inner === 'object' && inner[0]) return [name, inner[0]]
  }
  return undefined
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

type Answered = Pick<OtaMessage, 'echoToken' | 'isSoap'>

/** Writes an answer under the name that belongs to the message, in an envelope if it came in one. */
export function writeOta(
  name: string,
  { echoToken, isSoap }: Answered,
  now: Date,
  content: OtaContent,
): string {
  const answer = {
    [name]: {
      '@_xmlns': otaNamespace,
      ...(echoToken !== undefined && { '@_EchoToken': echoToken }),
      '@_TimeStamp': now.toISOString(),
      '@_Version': '1.0',
      ...content,
    },
  }
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    ...(isSoap ? { 'soap:Envelope': { '@_xmlns:soap': soapNamespace, 'soap:Body': answer } } : answer),
  })
}

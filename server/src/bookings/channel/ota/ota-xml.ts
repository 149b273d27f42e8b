import { say } from '@roomlark/contract/say'
import XMLBuilder from 'fast-xml-builder'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { AppError } from '../../../errors.ts'
import { type Element, findAttribute, findElement, getText } from './element.ts'

export const otaNamespace = 'http://www.opentravel.org/OTA/2003/05'
const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/'

/** The root element of a message, and what has to come back with its answer. */
export type OtaMessage = {
  name: string
  root: Element
  echoToken: string | undefined
  /** The password of a SOAP header (WS-Security, UsernameToken). */
  password: string | undefined
  isSoap: boolean
}

/** What an answer contains: attributes begin with `@_`. */
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
  // The parser makes nothing but elements, since all of them are lists and no value is read as a number.
  const document = parser.parse(xml) as Element
  const envelope = findElement(document, 'Envelope')
  const [name, root] = findRoot(envelope ? (findElement(envelope, 'Body') ?? {}) : document) ?? []
  if (name === undefined || root === undefined) throw new AppError('bad_request', say('Send an OTA message.'))
  const credentials = envelope && findElement(envelope, 'Header', 'Security', 'UsernameToken', 'Password')
  return {
    name,
    root,
    echoToken: findAttribute(root, 'EchoToken'),
    password: getText(credentials) || undefined,
    isSoap: envelope !== undefined,
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
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
  })
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

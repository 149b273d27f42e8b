import { say } from '@roomlark/contract/say'
import XMLBuilder from 'fast-xml-builder'
import { AppError } from '../../../errors.ts'
import { readXml } from '../../../read-xml.ts'
import { type Element, findAttribute, findElement } from '../../../xml-element.ts'

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
  const document = readXml(xml)
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

function findRoot(parent: Element): [string, Element] | undefined {
  for (const [name, inner] of Object.entries(parent)) {
    if (name.startsWith('OTA_') && typeof inner === 'object' && inner[0]) return [name, inner[0]]
  }
  return undefined
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

import { currencyDecimals } from '@roomlark/contract/money'
import XMLBuilder from 'fast-xml-builder'

/** An element: its text, its children in order, several of the same name, or nothing at all. */
export type XmlNode = string | undefined | XmlNode[] | { [name: string]: XmlNode }

/** Writes a document without its empty elements, which receivers refuse. */
export function writeXml(root: string, attributes: Record<string, string>, content: XmlNode): string {
  const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true })
  const namespaces = Object.entries(attributes).map(([name, value]) => [`@_${name}`, value])
  const filled = prune(content)
  const children = typeof filled === 'object' && !Array.isArray(filled) ? filled : {}
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    [root]: { ...Object.fromEntries(namespaces), ...children },
  })
}

function prune(node: XmlNode): XmlNode {
  if (node === undefined) return undefined
  if (typeof node === 'string') return node.replaceAll(unwritable, '').trim() || undefined
  if (Array.isArray(node)) {
    const items = node.map(prune).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  const children = Object.entries(node).flatMap(([name, child]) => {
    const kept = prune(child)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  // An attribute alone says nothing about an element without a value.
  return children.some(([name]) => !name.startsWith('@_')) ? Object.fromEntries(children) : undefined
}

/** Characters that XML 1.0 cannot have at all. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Writes minor units as `1234.50`. */
export function amountText(cents: number, currency: string): string {
  const decimals = currencyDecimals(currency)
  return (cents / 10 ** decimals).toFixed(Math.min(2, decimals))
}

/** Writes a price with as many decimals as it takes for the quantity to make the amount again. */
export function priceText(cents: number, currency: string): string {
  const [whole = '0', decimals = ''] = (cents / 10 ** currencyDecimals(currency)).toFixed(8).split('.')
  return `${whole}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`
}

export function percentText(bps: number): string {
  return (bps / 100).toFixed(2)
}

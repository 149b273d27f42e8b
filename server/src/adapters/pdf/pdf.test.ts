import { datedRange } from '@roomlark/contract/guest-formats'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { PdfBlock, PdfDocument } from './document.ts'
import { renderPdf } from './render-pdf.ts'

const head: Omit<PdfDocument, 'blocks'> = {
  title: 'Statement',
  subtitle: 'June 2026',
  running: 'Statement HS-2026-00006, June 2026',
  number: 'HS-2026-00006',
  issuer: 'Roomlark, Kungsgatan 12, Stockholm',
  madeAt: new Date('2026-07-05T21:59:59.999Z'),
}

function makeTable(lines: number): PdfBlock {
  return {
    kind: 'table',
    columns: [
      { label: 'Line' },
      { label: 'Partner', grow: 1 },
      { label: 'Base', align: 'right' },
      { label: 'Commission', align: 'right' },
    ],
    rows: Array.from({ length: lines }, (_, index) => [
      String(index + 1),
      { text: index === 0 ? 'Ωμέγα & Žofie Жук' : 'Slow Miles', note: 'boost +3' },
      index === 1 ? '−$73.60' : '$1,128.00',
      index === 1 ? '−$11.04' : '$169.20',
    ]),
    totals: [['', `${lines} lines`, '$17,689.00', '$2,804.97']],
  }
}

async function read(blocks: readonly PdfBlock[]) {
  const bytes = await renderPdf({ ...head, blocks })
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const content = await (await pdf.getPage(index + 1)).getTextContent()
      return content.items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, right: item.transform[4] + item.width, y: item.transform[5] }]
          : [],
      )
    }),
  )
  const { text } = await extractText(pdf, { mergePages: false })
  return { bytes, pages, text, info: (await pdf.getMetadata()).info as Record<string, unknown> }
}

describe('renderPdf', () => {
  it('repeats head and footer on every page and keeps totals with the last line', async () => {
    const { text, info } = await read([makeTable(60)])
    expect(text.length).toBeGreaterThan(2)
    text.forEach((page, index) => {
      expect(page).toContain(`HS-2026-00006, page ${index + 1} of ${text.length}`)
      expect(page).toContain('Roomlark, Kungsgatan 12, Stockholm')
      expect(page).toMatch(/Line\s+Partner\s+Base\s+Commission/)
    })
    expect(text[0]).toContain('June 2026')
    expect(text[1]).toContain('Statement HS-2026-00006, June 2026')
    expect(text.at(-1)).toMatch(/60\s+Slow Miles[\s\S]*60 lines\s+\$17,689\.00\s+\$2,804\.97/)
    expect(info).toMatchObject({ Title: 'Statement HS-2026-00006, June 2026', Author: 'Roomlark' })
  })

  it('writes every line once, in order, wherever pages end', async () => {
    for (const lines of [1, 17, 18, 19, 20, 37, 60]) {
      const { text } = await read([makeTable(lines)])
      const numbers = [...text.join('\n').matchAll(/(\d+)\s+(?:Slow Miles|Ωμέγα)/g)].map(([, number]) =>
        Number(number),
      )
      expect(numbers).toEqual(Array.from({ length: lines }, (_, index) => index + 1))
    }
  })

  it('aligns amounts and their total at the right', async () => {
    const { pages } = await read([makeTable(12)])
    const findRight = (text: string) =>
      pages
        .flat()
        .filter((item) => item.text.trim() === text)
        .map(({ right }) => Math.round(right))
    for (const column of [
      ['$1,128.00', '−$73.60', '$17,689.00'],
      ['$169.20', '−$11.04', '$2,804.97'],
    ])
      expect(new Set(column.flatMap(findRight)).size).toBe(1)
  })

  it.each([
    ['a name without a space', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 90)],
    ['a name from right to left', 'מרדכיאליעזרבןיהושעהלוישטיינברגרגולדנבלום'.repeat(2)],
    ['a name of emoji', '👩‍👩‍👧‍👦'.repeat(12)],
  ])('keeps %s within the page, in whatever column it stands', async (_what, name) => {
    const amounts = ['$1,128.00', '$169.20']
    const table: PdfBlock = {
      kind: 'table',
      columns: [
        { label: 'Guest' },
        { label: 'Room', grow: 1 },
        { label: 'Base', align: 'right' },
        { label: 'Commission', align: 'right' },
      ],
      rows: [[{ text: name, note: name }, name, ...amounts]],
    }
    const { pages } = await read([{ kind: 'heading', text: name }, { kind: 'paragraph', text: name }, table])
    const items = pages.flat()
    expect(items.filter(({ text }) => amounts.includes(text))).toHaveLength(2)
    // A4 is 595 points wide.
    expect(Math.max(...items.map(({ right }) => right))).toBeLessThan(595 - 30)
  })

  it('embeds the fonts of the product, and others for letters they lack', async () => {
    const { bytes, text } = await read([{ kind: 'heading', text: 'Where it goes' }, makeTable(1)])
    const fonts = bytes.toString('latin1')
    for (const font of ['Besley-Medium', 'HankenGrotesk-Regular', 'HankenGrotesk-SemiBold', 'NotoSans'])
      expect(fonts).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`))
    expect(fonts).not.toContain('Helvetica')
    expect(fonts.match(/\/FontFile2/g)?.length).toBe(fonts.match(/\/FontDescriptor /g)?.length)
    expect(text[0]).toContain('Ωμέγα & Žofie Жук')
  })

  it.each([
    ['東京ホテル', 'Kosugi'],
    ['北京饭店', 'ZCOOLXiaoWei'],
    ['서울호텔', 'NanumGothic'],
    ['โรงแรม', 'NotoSansThai'],
    ['דן', 'NotoSansHebrew'],
  ])('writes %s in one font that has all of it', async (name, font) => {
    const { bytes, text } = await read([{ kind: 'paragraph', text: name }])
    expect(text[0]).toContain(name)
    const fonts = bytes.toString('latin1')
    expect(fonts).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`))
    // The letterhead has two of the product's own.
    expect(fonts.match(/\/FontDescriptor /g)?.length).toBe(3)
  })

  it('writes words of right-to-left letters from right to left, with the numbers between them', async () => {
    const { pages } = await read([{ kind: 'paragraph', text: 'Hotel فندق النيل 12 القاهرة Nile' }])
    const found = (pages[0] ?? []).filter(({ text }) => /[\u0600-\u06ff]|^12$|Hotel|Nile/.test(text))
    // Dots that the font draws apart from their letters have no character of their own.
    const rights = found
      .toSorted((one, other) => one.right - other.right)
      .map(({ text }) => text.replace(/[\p{Cc}\s]/gu, ''))
    expect(rights).toEqual(['Hotel', 'القاهرة', '12', 'النيل', 'فندق', 'Nile'])
  })

  it('writes spaces of any width as spaces that its fonts have, and leaves out marks without a width', async () => {
    const wide = '\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000'
    const { text } = await read([
      { kind: 'paragraph', text: datedRange('en', '2026-11-17', '2026-11-20') },
      { kind: 'paragraph', text: `a${[...wide].join('a')}a` },
      { kind: 'paragraph', text: 'soft\u00adhyphen zero\u200bwidth\u2060join\ufeffer' },
    ])
    expect(text[0]).toMatch(/17[ {2}]–[ {2}]20 November 2026|17–20 November 2026/)
    expect(text[0]).toMatch(/^(a\s){15}a$/m)
    expect(text[0]).toContain('softhyphen zerowidthjoiner')
    expect(text[0]).not.toMatch(/[^\P{Zs} ]/u)
  })

  it('breaks words that are wider than their column, and takes line breaks out of typed text', async () => {
    const { pages, text } = await read([
      { kind: 'paragraph', text: ['Please give ', { strong: 'HS-2026-00006' }, ' with\nyour payment.'] },
      { kind: 'paragraph', text: 'x'.repeat(300) },
    ])
    expect(text[0]?.replace(/\s+/g, ' ')).toContain('Please give HS-2026-00006 with your payment.')
    expect(pages.flat().every(({ right }) => right <= 595.28 - 43)).toBe(true)
  })

  it('puts columns beside one another and goes on where one of them is longer than a page', async () => {
    const small = (rows: number): PdfBlock => ({
      kind: 'table',
      hasHead: false,
      columns: [
        { label: '', grow: 1 },
        { label: '', align: 'right' },
      ],
      rows: Array.from({ length: rows }, (_, index) => [`Partner ${index + 1}`, '$10.00']),
    })
    const columns: PdfBlock = {
      kind: 'columns',
      columns: [
        { grow: 1.25, blocks: [{ kind: 'heading', text: 'By partner' }, small(50)] },
        { grow: 1, blocks: [{ kind: 'heading', text: 'Where it goes' }, small(3)] },
      ],
    }
    const { pages, text } = await read([columns])
    const findTop = (words: string) => pages[0]?.find((item) => item.text.startsWith(words))?.y
    expect(findTop('By partner')).toBe(findTop('Where it goes'))
    expect(text).toHaveLength(2)
    expect(text[1]).toContain('Partner 50')
  })
})

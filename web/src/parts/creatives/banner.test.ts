import { expect, test } from 'vitest'
import { bannerSizes, makeBanner, toHtml } from './banner.ts'

const words = {
  href: 'https://roomlark.example/r/sea-1',
  pictureUrl: 'https://roomlark.example/media/hotels/a-medium.webp',
  alt: 'The "blue" room',
  hotel: '<b>Villa & Sons</b>',
  line: '',
  credit: '',
  action: 'See rooms',
}

test.each(['box', 'wide', 'tall'] as const)(
  'a %s banner has its size and its link, and no script',
  (size) => {
    const html = toHtml(makeBanner({ ...words, size }))
    const { width, height } = bannerSizes[size]
    expect(html).toContain(`width:${width}px;height:${height}px`)
    expect(html).toContain('href="https://roomlark.example/r/sea-1"')
    expect(html).not.toContain('<script')
  },
)

test('what a hotel wrote stays text', () => {
  const html = toHtml(makeBanner({ ...words, size: 'box' }))
  expect(html).toContain('&lt;b&gt;Villa &amp; Sons&lt;/b&gt;')
  expect(html).toContain('alt="The &quot;blue&quot; room"')
})

import { createHotel } from './fixtures/hotels.ts'
import { expect, test } from './fixtures/test.ts'

test('on the narrowest screen the rail stays within it, whichever section is current, and a long text is seen whole', async ({
  page,
  server,
  signedIn,
}) => {
  const description = 'Twelve rooms on a lemon terrace above the harbour. '.repeat(6)
  const hotel = await createHotel(server, await signedIn('hotel'), { description })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/hotels/${hotel.id}/edit`)
  const rail = page.getByRole('navigation', { name: 'Sections of the form' })
  const links = rail.getByRole('link')
  await expect(links).toHaveCount(7)
  const { width: content = 0 } = (await page.locator('#section-basics').boundingBox()) ?? {}
  for (const link of await links.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'step')
    const inside = await rail.evaluate((nav) => {
      const boxes = [...nav.querySelectorAll('a, p:not(.sr-only)')].map((part) =>
        part.getBoundingClientRect(),
      )
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
    })
    expect(inside).toBeLessThanOrEqual(content)
    expect(await page.evaluate(() => document.scrollingElement?.scrollLeft)).toBe(0)
  }
  const about = page.getByLabel('About the hotel')
  await expect(about).toHaveValue(description.trim())
  expect(await about.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(0)
})

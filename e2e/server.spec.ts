import { expect, test } from './fixtures/test.ts'

test('the page and its server run from one address', async ({ page, server }) => {
  await page.goto('/login')
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByRole('main')).toBeVisible()
  const [row] = await server.sql`SELECT count(*)::integer AS users FROM users`
  expect(row).toEqual({ users: 0 })
  expect(await server.mail()).toEqual([])
})

import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../test/app.ts'

let webFolder: string
let app: TestApp

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'roomlark-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><head><title>Roomlark</title></head>')
  await writeFile(join(webFolder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(webFolder, 'assets/app-4f2a.js'), 'export {}')
  await writeFile(join(webFolder, 'assets/app-4f2a.js.br'), 'smaller')
  app = await startTestApp({ webFolder })
})
afterAll(async () => {
  await app.close()
  await rm(webFolder, { recursive: true })
})

/** Sends exactly this target in the request line. */
function askRaw(path: string): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const { hostname, port } = new URL(app.url)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
    asking.on('error', reject).end()
  })
}

const pages = [
  ...['/', '/login', '/assets/app-4f2a.js', '/missing.png'],
  ...['/api/docs', '/api/docs?x=1', '/apiary', '/healthy'],
]
const data = [
  '/api',
  '/api/docs-of-old',
  '/api/v1/platform',
  '/api/v1/users/profile',
  '/api/v1/nothing',
  '/api/openapi.json',
  '/health/live',
  '/health/ready',
]

describe('every answer', () => {
  test.each(data)('%s cannot run or load anything or be framed', async (path) => {
    const { headers } = await app.ask('GET', path)
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy.toSorted()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.has('access-control-allow-origin')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  })

  test.each(pages)('%s carries a strict policy', async (path) => {
    const { headers } = await app.ask('GET', path)
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy.join()).not.toMatch(/https?:|\*|unsafe-eval/)
    expect(policy.find((rule) => rule.startsWith('script-src'))).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.has('access-control-allow-origin')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  })

  test('enforces HTTPS only if the public address uses it', async () => {
    expect((await app.ask('GET', '/login')).headers.has('strict-transport-security')).toBe(false)
    const secure = await startTestAppForTest({ publicUrl: 'https://roomlark.example' })
    for (const path of ['/api/v1/platform', '/health/live']) {
      const { headers } = await secure.ask('GET', path)
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    }
  })
})

describe('docs/security.md', () => {
  /** Reads one column of the table; `none` means no header, and headers that depend on the route are left out. */
  function documented(column: 'pages' | 'data', publicUrl: string): Record<string, string | null> {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8')
    const section = text.split('\n## ').find((part) => part.startsWith('Headers\n')) ?? ''
    const rows = section.split('\n').filter((line) => /^\| `[a-z-]+`.* \|$/.test(line))
    return Object.fromEntries(
      rows.flatMap((row) => {
        const [name = '', pages = '', , data = ''] = row.slice(2, -2).split(' | ')
        const value = (column === 'pages' ? pages : data).replaceAll('`', '')
        if (value === 'by route') return []
        const isAbsent = value === 'none' || (name.includes('https') && !publicUrl.startsWith('https:'))
        return [[/`([a-z-]+)`/.exec(name)?.[1] ?? '', isAbsent ? null : value]]
      }),
    )
  }

  test.each(['http://roomlark.test', 'https://roomlark.example'])(
    'says which headers %s has',
    async (publicUrl) => {
      const own = publicUrl.startsWith('https:') ? await startTestAppForTest({ publicUrl, webFolder }) : app
      for (const [column, path] of [
        ['pages', '/login'],
        ['data', '/api/v1/platform'],
      ] as const) {
        const { headers } = await own.ask('GET', path)
        const expected = documented(column, publicUrl)
        expect(Object.keys(expected).length).toBeGreaterThan(7)
        const real = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))
        expect(real).toEqual(expected)
      }
    },
  )

  test('names where to report, as security.txt does', async () => {
    const { headers, body } = await app.ask('GET', '/.well-known/security.txt')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Contact: mailto:support@roomlark.example\n')
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  })
})

describe('the page', () => {
  test('includes the launch switches', async () => {
    const page = await (await fetch(`${app.url}/dashboard`)).text()
    const { data } = (await app.ask('GET', '/api/v1/platform')).body
    const content = /<meta name="platform" content="([^"]+)" \/><\/head>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual(data)
  })
})

describe('caching', () => {
  test.each(['/api/v1/platform', '/api/v1/users/profile', '/api/v1/nothing', '/health/ready'])(
    'stores nothing of %s',
    async (path) => {
      expect((await app.ask('GET', path)).headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each([
    ['/%61pi/v1/platform', 200],
    ['/api/v1/%70latform', 200],
    ['/%61pi/v1/nothing', 404],
    ['/ap%69', 404],
    ['/ical/0000.ics', 404],
    ['/ical/nothing', 404],
    ['/%69cal/0000.ics', 404],
  ])('stores nothing of %s either, however it is written', async (path, status) => {
    for (const target of [path, `http://roomlark.example${path}`, `HTTP://roomlark.example:80${path}`]) {
      const answer = await askRaw(target)
      expect([target, answer.status, answer.headers['cache-control']]).toEqual([target, status, 'no-store'])
      expect(answer.headers['content-type']).toContain('application/json')
    }
  })

  test('keeps hashed assets forever, but never the page', async () => {
    const asset = await app.ask('GET', '/assets/app-4f2a.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await app.ask('GET', '/login')).headers.get('cache-control')).toBe('no-cache')
    expect((await app.ask('GET', '/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600')
  })
})

describe('the web app', () => {
  test('serves the page on every app path, including unknown ones', async () => {
    for (const path of ['/', '/login', '/hotels/7/edit', '/reset-password?token=abc', '/no/such/page']) {
      const answer = await app.ask('GET', path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.body).toContain('<title>Roomlark</title>')
    }
  })

  test('serves the page to who opens a file that is not there, as not found', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const path of ['/no-such-page.html', '/index.php', '/old/brochure.pdf']) {
      const answer = await app.ask('GET', path, { headers })
      expect(answer.status).toBe(404)
      expect(answer.body).toContain('<title>Roomlark</title>')
    }
  })

  test('does not serve the page for the API, a missing file or a method other than GET', async () => {
    const wrong = [
      ['GET', '/api'],
      ['GET', '/api/v1/nothing'],
      ['GET', '/health/nothing'],
      ['GET', '/assets/app-0000.js'],
      ['GET', '/favicon.ico'],
      ['POST', '/login'],
    ] as const
    for (const [method, path] of wrong) {
      const answer = await app.ask(method, path)
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ success: false, code: 'not_found' })
    }
  })

  test('sends precompressed files where they exist', async () => {
    const answer = await app.ask('GET', '/assets/app-4f2a.js', { headers: { 'accept-encoding': 'identity' } })
    expect(answer.body).toBe('export {}')
    const head = await fetch(`${app.url}/assets/app-4f2a.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect(head.headers.get('content-encoding')).toBe('br')
    expect(head.headers.get('content-type')).toContain('javascript')
  })

  test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/media/..%2f..%2fetc%2fpasswd', '/.env'])(
    'serves nothing outside its folder: %s',
    async (path) => {
      const answer = await app.ask('GET', path)
      expect(String(answer.body)).not.toMatch(/workspaces|root:/)
    },
  )
})

import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const load = async () => (props: { name: string }) => <p>{props.name}</p>

describe('a part in a file of its own', () => {
  test('is drawn at once if it was fetched ahead', async () => {
    const Part = lazyPart(load)
    await Part.preload()
    expect(renderToString(<Part name="here" />)).toBe('<p>here</p>')
  })

  test('is waited for if it was not', () => {
    const Part = lazyPart(load)
    expect(renderToString(<Suspense fallback="one moment">{<Part name="here" />}</Suspense>)).toContain(
      'one moment',
    )
  })
})

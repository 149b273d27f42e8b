import type { Call } from './load.ts'

type Asked = { url: string; call: () => Call }

/** A floor that sends less than the product would be too low, and one that sends more would be too high. */
export async function requireSameFields(ours: Asked, floor: Asked): Promise<void> {
  const [answer, bare] = await Promise.all([ours, floor].map(readFields))
  if (answer !== bare) throw new Error(`the product answers ${answer}, the floor ${bare}`)
}

/** Uses the first answer that is not empty, because not every word occurs in the names of the owner's hotels. */
async function readFields({ url, call }: Asked): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { path, token } = call()
    const answer = await fetch(url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    const { data } = (await answer.json()) as { data: object | object[] }
    const [first] = [data].flat()
    if (first) return Object.keys(first).toSorted().join(' ')
  }
  throw new Error(`${call().path} finds nothing`)
}

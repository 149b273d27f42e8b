import { type NamesIn, readText, writeParts } from '@roomlark/contract/say'
import { createElement, Fragment, type ReactNode } from 'react'

type TagsIn<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never
type RichValues<Text extends string> = Record<NamesIn<Text>, ReactNode> &
  Record<TagsIn<Text>, (text: ReactNode) => ReactNode>

type Shown = ReactNode | ((text: ReactNode) => ReactNode)

/** Like `say`, for a sentence with links, bold words or other elements in it: `<b>…</b>` is drawn by `values.b`. */
export function sayRich<const Text extends string>(text: Text, values: RichValues<Text>): ReactNode {
  const show = (value: Shown, inner?: ReactNode[]): ReactNode =>
    typeof value === 'function' ? value(join(inner ?? [])) : value
  return join(writeParts<Shown, ReactNode>(readText(text), values, show))
}

function join(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

import { type ComponentProps, createElement } from 'react'

type IconData = { node: readonly [tag: string, attributes: Record<string, string>][] }
type IconProps = ComponentProps<'svg'> & { size?: number | string }

/**
 * Draws an icon of lucide-react in the built web, in place of the library's own function, which reads a context, merges
 * class names and translates attributes for other frameworks with every icon (direct-icons.ts).
 */
export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || 'role' in rest
    return createElement(
      'svg',
      {
        ...{ width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
        ...{ strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...rest,
        className: className ? `lucide ${className}` : 'lucide',
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}

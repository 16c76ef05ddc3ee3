import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '#web/ui/field.tsx'
import { FunnelBars } from '#web/ui/funnel-bars.tsx'
import { Histogram } from '#web/ui/histogram.tsx'
import { Input } from '#web/ui/input.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { CHOOSE_THEME } from '#web/ui/theme.ts'
import { TrendChart } from '#web/ui/trend-chart.tsx'

const html = renderToStaticMarkup
const attribute = (markup: string, element: string, name: string) =>
  new RegExp(`<${element}[^>]*\\s${name}="([^"]*)"`).exec(markup)?.[1]

test('a field associates its label, hint and error with the control', () => {
  const markup = html(
    <Field label="Username" hint="What others see" error="Username is required">
      <Input name="username" />
    </Field>,
  )
  const id = attribute(markup, 'input', 'id')
  expect(id).toBeTruthy()
  expect(attribute(markup, 'label', 'for')).toBe(id)
  expect(attribute(markup, 'input', 'aria-describedby')).toBe(`${id}-error ${id}-hint`)
  expect(attribute(markup, 'input', 'aria-invalid')).toBe('true')
  expect(markup).toContain('Username is required')
})

test('a field without hint or error sets no description', () => {
  const markup = html(
    <Field label="Username">
      <Input />
    </Field>,
  )
  expect(markup).not.toContain('aria-describedby=')
  expect(markup).not.toContain('aria-invalid=')
})

test('a range slider is two native ranges with accessible names and values', () => {
  const markup = html(
    <RangeSlider
      min={0}
      max={10_000}
      step={100}
      value={[500, 5000]}
      onValueChange={() => {}}
      labels={['Minimum price', 'Maximum price']}
      format={(value) => `$${value}`}
    />,
  )
  expect(markup.match(/type="range"/g)).toHaveLength(2)
  expect(markup).toContain('aria-label="Minimum price"')
  expect(markup).toContain('aria-valuetext="$5000"')
})

test('a trend draws each measure and holds its numbers as a table', () => {
  const series = [
    { label: 'Seen', values: [1200, 0] },
    { label: 'Opened', values: [3, 7] },
  ]
  const markup = html(<TrendChart caption="By day" points={['2026-05-01', '2026-05-02']} series={series} />)
  expect(markup.match(/<polyline/g)).toHaveLength(2)
  const rows = [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    row!
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/),
  )
  expect(rows).toEqual([
    ['Day', 'Seen', 'Opened'],
    ['2026-05-01', '1,200', '3'],
    ['2026-05-02', '0', '7'],
  ])
})

test('a funnel is a table; without medians it has no column for them', () => {
  const bar = { key: 'views', label: 'Opened', count: 31, share: '2.5% of seen' }
  const bars = (median: number | null) =>
    html(<FunnelBars caption="Funnel" medianLabel="Similar" bars={[{ ...bar, median }]} />)
  expect(bars(48)).toMatch(/>Similar<.*>31<.*>48</)
  expect(bars(null)).not.toContain('Similar')
})

test('a histogram also renders its numbers as a table', () => {
  const markup = html(<Histogram bins={[{ from: 0, to: 500, count: 7 }]} caption="Spaces by price" />)
  expect(markup).toContain('<caption>Spaces by price</caption>')
  expect(markup).toContain('<th scope="row">0 to 500</th><td>7</td>')
})

test.each([
  ['theme=dark', 'dark'],
  ['session=x; theme=light', 'light'],
  ['theme=blue', undefined],
  ['mytheme=dark', undefined],
  ['', undefined],
])('the theme in cookie %s is %s', (cookie, theme) => {
  const dataset: { theme?: string } = {}
  new Function('document', CHOOSE_THEME)({ cookie, documentElement: { dataset } })
  expect(dataset.theme).toBe(theme)
})

test('C-16: each tab names a panel that is in the page as it is served, and one of them is open', () => {
  const markup = html(
    <Tabs defaultValue="b">
      <TabList>
        <Tab value="a">First</Tab>
        <Tab value="b">Second</Tab>
      </TabList>
      <TabPanel value="a">Not opened</TabPanel>
      <TabPanel value="b">Opened</TabPanel>
      <TabPanel value="c" keepMounted>
        Kept
      </TabPanel>
    </Tabs>,
  )
  const controlled = [...markup.matchAll(/aria-controls="([^"]*)"/g)].map(([, id]) => id)
  expect(controlled).toHaveLength(2)
  for (const id of controlled) expect(markup).toContain(`role="tabpanel" id="${id}"`)
  expect([...markup.matchAll(/aria-selected="([^"]*)"/g)].map(([, is]) => is)).toEqual(['false', 'true'])
  expect([...markup.matchAll(/tabindex="0"/gi)]).toHaveLength(2)
  expect(markup).not.toContain('Not opened')
  expect(markup).toContain('Kept')
})

test('C-16: a picture is no block element: buttons and links hold it', () => {
  const markup = html(<Picture src="/1.svg" alt="" sizes="56px" fallback="/2.svg" />)
  expect(markup).toMatch(/^<span/)
  expect(markup).not.toContain('<div')
  expect(markup).not.toContain('sizes=')
})

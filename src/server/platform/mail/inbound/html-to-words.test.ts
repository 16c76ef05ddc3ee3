import { expect, test } from 'vitest'
import { htmlToWords } from './html-to-words.ts'

test.each([
  ['<p>See <b>both</b>.</p><blockquote>old <p>mail</p></blockquote>', 'See both.'],
  ['<style>p{color:red}</style><script>alert(1)</script>Yes<br>and no', 'Yes\nand no'],
  ['<div>One</div><div>Two &amp; &lt;three&gt;&nbsp;four</div>', 'One\nTwo & <three>\u00a0four'],
  ['<a href="https://x.example">here</a><img src="cid:1">', 'here'],
  ['<h1>Loud</h1><table><tr><td>a</td><td>b</td></tr></table>', 'Loud'],
  ['no markup', 'no markup'],
])('%j is read as %j', (html, words) => {
  expect(htmlToWords(html)).toContain(words)
})

test.each(['<style', '<', '<blockquote', '<blockquote>', '<div>', '<!--', '&lt', '<a b="'])(
  '%s again and again is read to its end',
  (piece) => {
    expect(htmlToWords(`Hello ${piece.repeat(200_000)}`).length).toBeLessThan(1_000_000)
  },
)

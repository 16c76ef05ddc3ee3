import type { ServerResponse } from 'node:http'
import type { PaypalBank } from './bank.ts'

/** Where a buyer is sent: a page with two buttons, and what pressing them does. */
export function answerPage(
  url: URL,
  { method, response, bank }: { method: string; response: ServerResponse; bank: PaypalBank },
): void {
  const token = url.searchParams.get('token') ?? ''
  const order = bank.orders.get(token)
  if (!order) return void response.writeHead(404).end()
  const { return_url, cancel_url } = order.payment_source.paypal.experience_context
  if (method === 'GET') return void showPage(response, token)
  const isApproved = url.pathname.endsWith('/approve')
  if (isApproved) bank.approve(token)
  const target = new URL(isApproved ? return_url : cancel_url)
  target.searchParams.set('token', token)
  if (isApproved) target.searchParams.set('PayerID', 'BUYER')
  response.writeHead(303, { location: target.href }).end()
}

function showPage(response: ServerResponse, token: string): void {
  const form = (step: string, label: string) =>
    `<form method="post" action="/checkoutnow/${step}?token=${encodeURIComponent(token)}"><button>${label}</button></form>`
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    `<!doctype html><html lang="en"><title>Fake PayPal</title><h1>Fake PayPal</h1>${form('approve', 'Pay now')}${form('cancel', 'Cancel')}</html>`,
  )
}

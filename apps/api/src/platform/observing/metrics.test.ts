import fastify from 'fastify';
import pg from 'pg';
import { expect, test } from 'vitest';
import { sendError } from '../http/error-response.ts';
import { createMetrics } from './metrics.ts';

const token = 'only-the-monitoring-system-knows';

/** A server with one endpoint, asked twice, and what it then says of itself. */
async function figures(authorization?: string) {
  const metrics = createMetrics({ pool: new pg.Pool(), token });
  const app = fastify();
  app.setErrorHandler(sendError);
  metrics.serve(app);
  app.get('/lessons/:id', async () => 'text');
  await app.inject('/lessons/first-one');
  await app.inject('/lessons/ada@hospital.example');
  metrics.timerFailed('reminders');
  const answer = await app.inject({
    url: '/metrics',
    ...(authorization !== undefined && { headers: { authorization } }),
  });
  await app.close();
  return answer;
}

test('the holder of the token reads how long requests took by route, and nothing of who asked for what', async () => {
  const { statusCode, body } = await figures(`Bearer ${token}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('snapwell_request_seconds_count{method="GET",route="/lessons/:id",status="200"} 2');
  expect(body).toContain('snapwell_requests_open{method="GET",route="/lessons/:id"} 0');
  expect(body).toContain('snapwell_timer_failures_total{timer="reminders"} 1');
  expect(body).toContain('snapwell_database_connections{state="waiting"} 0');
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).not.toContain('ada@hospital.example');
});

test.each([undefined, '', 'Bearer ', 'Bearer something-else', token])(
  '%j instead of the token is refused',
  async (authorization) => {
    const { statusCode, body } = await figures(authorization);
    expect(statusCode).toBe(401);
    expect(body).not.toContain('snapwell_');
  },
);

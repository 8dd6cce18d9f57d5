import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captchaCheck } from './captcha.ts';
import { admitOrigin, answerPreflight } from './cors.ts';
import { countTable } from './counts/count-table.ts';
import { countsHandler } from './counts/counts-handler.ts';
import { isAway, type Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { formHandler } from './form-handler.ts';
import { mailQueue } from './mail/mail-queue.ts';
import { startMailer, type Mailer } from './mail/mailer.ts';
import { messageTable } from './message-table.ts';
import { Metrics } from './metrics.ts';
import { pushHandler } from './push/push-handler.ts';
import { pushQueue } from './push/push-queue.ts';
import { startPusher, type Pusher } from './push/pusher.ts';
import { pushSubscriptions } from './push/subscriptions.ts';
import { requestRate } from './rate-limit.ts';
import { send } from './requests.ts';
import type { Settings } from './settings.ts';
import { confirmPath, leavePath, subscriptionPages } from './subscribers/pages.ts';
import { subscribers } from './subscribers/subscribers.ts';

/** Limits of time (ms) and number for connections. The slowest phone sends 64 kB in less than a minute. */
const socketLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxConnections: 5_000,
};

/** How long (ms) requests may go on when the receiver stops. */
const patience = 10_000;
const hour = 3_600_000;

interface Options {
  settings: Settings;
  database: Database;
  log: (sentence: string) => void;
  limits?: Partial<typeof socketLimits>;
  /** How long (ms) to wait before a database that did not answer at the start is asked again. */
  pause?: number;
}

export interface Receiver {
  port: number;
  /** Answers what it has begun to receive, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Starts to listen. While the database does not answer, messages are answered with 503. Rejects if the database refuses
 * what the settings say, or has tables of a newer version.
 */
export async function startReceiver({
  settings,
  database,
  log,
  limits,
  pause = 2_000,
}: Options): Promise<Receiver> {
  const metrics = new Metrics();
  const { mail } = settings;
  const table = messageTable(database, {
    isMailed: (form) => (mail?.to[form] ?? []).length > 0,
    confirms: mail?.publicUrl !== undefined,
  });
  let mailer: Mailer | undefined;
  let pusher: Pusher | undefined;
  const timers = new Set<NodeJS.Timeout>();
  let isReady = false;
  let isStopping = false;

  const later = (run: () => Promise<void>, wait: number) => {
    if (isStopping) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run();
    }, wait);
    timers.add(timer);
  };

  /** Makes the tables. Resolves if the database does not answer, and tries again later. */
  async function prepare(): Promise<void> {
    try {
      await migrate(database);
      isReady = true;
    } catch (error) {
      if (!isAway(error)) throw error;
      log(`The database does not answer, messages wait: ${String(error)}`);
      later(() => prepare().catch(stopWith), pause);
      return;
    }
    await deleteOld();
    if (mail && !isStopping) mailer = startMailer({ database, settings: mail, log });
    void mailer?.wake();
    if (!isStopping) pusher = startPusher({ database, sites: settings.alertsSites, log });
    void pusher?.wake();
  }
  async function deleteOld(): Promise<void> {
    await table
      .deleteOlder(settings.keepDays)
      .then(
        (count) => count > 0 && log(`${count} messages older than ${settings.keepDays} days were deleted.`),
      )
      .catch((error: unknown) => log(`Old messages could not be deleted: ${String(error)}`));
    await subscribers(database)
      .deleteOld()
      .catch((error: unknown) => log(`Old subscribers could not be deleted: ${String(error)}`));
    later(deleteOld, hour);
  }
  const stopWith = (error: unknown) => log(`The database cannot be used: ${String(error)}`);

  const isValid = settings.captcha && captchaCheck(settings.captcha);
  const waitOf = requestRate(settings);
  const handle = formHandler({
    path: '/forms',
    store: {
      async append(message) {
        if (!isReady) throw new Error('The database does not answer yet.');
        const isNew = await table.append(message);
        metrics.count(isNew ? 'messages_total' : 'repeats_total', { form: message.form });
        if (isNew) void mailer?.wake();
        return isNew;
      },
    },
    onFault: log,
    waitOf,
    ...(isValid && {
      // A captcha's answer is good for one use: who sends a stored message again has used it.
      isAdmitted: async ({ id, form }, answer) =>
        form !== 'contact' || (isReady && (await table.has(id))) || isValid(answer),
    }),
  });

  const handlePush = pushHandler({ subscriptions: pushSubscriptions(database), onFault: log, waitOf });
  // What phones send by themselves makes no message wait.
  const handleCounts = countsHandler({
    table: countTable(database),
    onFault: log,
    waitOf: requestRate(settings),
  });

  const refused = new Set<string>();
  function answer(request: IncomingMessage, response: ServerResponse): void {
    response.on('finish', () => metrics.count('answers_total', { status: String(response.statusCode) }));
    const path = request.url?.split('?')[0];
    if (path === '/healthz' && isReading(request)) return void answerHealth(response);
    if (path === '/metrics' && isReading(request)) return void answerMetrics(response);
    if (path === confirmPath || path === leavePath) return answerSubscriber(request, response);
    if (path !== '/forms' && path !== '/push' && path !== '/counts')
      return send(response, 404, { message: 'There is nothing here.' });
    if (!admitOrigin(request, response, settings.allowedOrigins)) {
      const origin = String(request.headers.origin).slice(0, 100);
      if (refused.size < 20 && !refused.has(origin)) {
        refused.add(origin);
        log(`A page of ${JSON.stringify(origin)} was refused: ALLOWED_ORIGINS does not name it.`);
      }
      return send(response, 403, { message: 'This receiver takes no messages from this site.' });
    }
    if (request.method === 'OPTIONS') return answerPreflight(response);
    if (path === '/push') return handlePush(request, response);
    if (path === '/counts') return handleCounts(request, response);
    handle(request, response, () => {
      response.setHeader('Allow', 'OPTIONS, POST');
      send(response, 405, { message: 'Messages are sent by POST.' });
    });
  }

  const answerPage = subscriptionPages(database);
  function answerSubscriber(request: IncomingMessage, response: ServerResponse): void {
    if (!isReading(request) && request.method !== 'POST') {
      response.setHeader('Allow', 'GET, HEAD, POST');
      return send(response, 405, { message: 'A subscription is changed by POST.' });
    }
    answerPage(request, response).catch((error: unknown) => {
      log(`A subscription could not be changed: ${String(error)}`);
      response.setHeader('Retry-After', 30);
      send(response, 503, { message: 'This is not possible just now. Please try again later.' });
    });
  }

  async function isAnswering(): Promise<boolean> {
    return database.query('select 1').then(
      () => isReady,
      () => false,
    );
  }
  async function answerHealth(response: ServerResponse): Promise<void> {
    if (await isAnswering()) return send(response, 200, { status: 'ok' });
    response.setHeader('Retry-After', 30);
    send(response, 503, { status: 'The database does not answer.' });
  }
  async function answerMetrics(response: ServerResponse): Promise<void> {
    const isUp = await isAnswering();
    const unknown = { waiting: NaN, stuck: NaN };
    const { waiting, stuck } = isUp
      ? await mailQueue(database)
          .state()
          .catch(() => unknown)
      : unknown;
    const push = isUp
      ? await pushQueue(database)
          .state()
          .catch(() => ({ phones: NaN, waiting: NaN }))
      : { phones: NaN, waiting: NaN };
    const text = metrics.text({
      database_up: Number(isUp),
      mails_waiting: waiting,
      mails_stuck: stuck,
      phones: push.phones,
      pushes_waiting: push.waiting,
    });
    response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(text);
  }

  const { maxConnections, ...times } = { ...socketLimits, ...limits };
  const server = createServer(times, answer);
  server.maxConnections = maxConnections;
  await prepare();
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    async stop() {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const limit = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(limit);
      await mailer?.stop();
      await pusher?.stop();
      await database.close();
    },
  };
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

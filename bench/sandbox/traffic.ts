import {connect} from 'node:net';

/** One HTTP request; the path and the body are plain ASCII. */
export type Request = {readonly method: string; readonly path: string; readonly body?: string};

type Report = {readonly times: Float64Array; readonly errors: readonly string[]};

/**
 * Sends requests over keep-alive connections, one after the other on each. Writes and reads bare
 * bytes: the sender shares two cores with the server that is measured.
 */
export async function sendTraffic(options: {
  readonly port: number;
  readonly key: string;
  readonly connections: number;
  readonly count: number;
  readonly make: (number: number) => Request;
  readonly onResponse: (number: number, text: string) => void;
}): Promise<Report> {
  const {port, key, connections, count, make, onResponse} = options;
  const times = new Float64Array(count);
  const errors: string[] = [];
  let sent = 0;

  const run = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      let number = 0;
      let begun = 0;
      let isDone = false;
      const sendNext = () => {
        if (sent >= count) {
          isDone = true;
          socket.end();
          return;
        }
        number = sent++;
        const {method, path, body = ''} = make(number);
        const content =
          body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
        begun = performance.now();
        socket.write(
          `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n${content}\r\n${body}`,
        );
      };
      socket.setNoDelay().setEncoding('latin1');
      socket.on('connect', sendNext);
      socket.on('data', (chunk: Buffer | string) => {
        received += String(chunk);
        const end = received.indexOf('\r\n\r\n');
        if (end === -1) return;
        const length = Number(/content-length: (\d+)/i.exec(received.slice(0, end))?.[1]);
        if (received.length < end + 4 + length) return;
        times[number] = performance.now() - begun;
        const text = received.slice(end + 4);
        if (received.startsWith('HTTP/1.1 200 ')) onResponse(number, text);
        else errors.push(received.slice(0, 200));
        received = '';
        sendNext();
      });
      socket.on('error', (error) => errors.push(String(error)));
      socket.on('close', () => {
        if (!isDone) errors.push('The server closed a connection.');
        resolve();
      });
    });

  await Promise.all(Array.from({length: connections}, run));
  return {times, errors};
}

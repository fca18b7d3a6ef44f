<?php

/*
 * Receives webhooks, and reads the trades and users they name. A webhook may never arrive, so it
 * also polls the open trades. PHP 8.1 or later, nothing to install.
 *
 *   php -S 127.0.0.1:3001 receiver.php   receives; in production your web server runs it
 *   php receiver.php                     does what is due, once: start it every few seconds
 *
 * Your own code keeps two files up to date in DATA_FOLDER, which must not be in your web root:
 *
 *   trades.json   the open trades, each with its payer: {"<tradeId>": "<marketplaceUserId>"}
 *   users.json    the users you want to hear about: ["<marketplaceUserId>"]
 *
 * If SANDBOX_SECRET is set, it accepts only what the sandbox has signed.
 */

declare(strict_types=1);

define('SERVER', getenv('SYMBLEPAY_SERVER') ?: 'http://127.0.0.1:4010/v1/marketplace');
define('SANDBOX_SECRET', getenv('SANDBOX_SECRET') ?: '');
define('DATA', getenv('DATA_FOLDER') ?: '');
const PATH = '/webhooks/symblepay'; // Make it hard to guess.
const MAX_BYTES = 64 * 1024;
const MAX_TRIES = 10;
const FIRST_PAUSE = 5;
const TOLERANCE = 5 * 60;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
// These are about a user alone.
const USER_EVENTS = ['user.connected', 'user.bank-account-connected'];

// Without this, a warning that PHP prints would confirm a notification that isn't stored.
http_response_code(500);

// A relative path could mean a different folder for each of the two commands.
if (!preg_match('~^(/|\w:)~', DATA)) {
    stop('DATA_FOLDER must be the full path of a folder.');
}
// A notification moves from the inbox to done or failed. Look at those in failed yourself.
foreach (['inbox', 'done', 'failed', 'retries', 'readings', 'locks'] as $folder) {
    is_dir(DATA . "/$folder") || mkdir(DATA . "/$folder", 0700, true);
}
if (PHP_SAPI !== 'cli') {
    http_response_code(receive());
} elseif (getenv('SYMBLEPAY_API_KEY')) {
    work();
    poll();
} else {
    stop('SYMBLEPAY_API_KEY is not set.');
}

function stop(string $reason): never
{
    error_log($reason);
    exit(1);
}

function receive(): int
{
    $path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || $path !== PATH) {
        return 404;
    }
    $body = file_get_contents('php://input', length: MAX_BYTES + 1);
    if (strlen($body) > MAX_BYTES) {
        return 413;
    }
    if (SANDBOX_SECRET !== '' && !isSigned($body)) {
        return 401;
    }
    return store($body) ? 204 : 500;
}

/** The sandbox signs like Standard Webhooks. How Symblepay signs is not public. */
function isSigned(string $body): bool
{
    $read = fn ($name) => $_SERVER["HTTP_WEBHOOK_$name"] ?? '';
    [$id, $sent, $signatures] = array_map($read, ['ID', 'TIMESTAMP', 'SIGNATURE']);
    $key = base64_decode(str_replace('whsec_', '', SANDBOX_SECRET));
    $digest = hash_hmac('sha256', "$id.$sent.$body", $key, binary: true);
    $expected = 'v1,' . base64_encode($digest);
    $genuine = array_filter(explode(' ', $signatures), fn ($each) => hash_equals($expected, $each));
    // An old one may have been recorded and replayed.
    return $genuine && abs(time() - (int) $sent) <= TOLERANCE;
}

/** Stores a notification as it came, whatever it looks like. A duplicate isn't stored again. */
function store(string $body): bool
{
    // Only a top-level id belongs to the notification: one further inside may be a trade's.
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? json_decode($body, true)['id'] ?? null;
    // If unsure, store it: reading a trade twice does no harm, but missing a change does.
    $key = $id ? hash('sha256', json_encode($id) . $body) : bin2hex(random_bytes(16));
    foreach (['inbox', 'done', 'failed'] as $folder) {
        if (file_exists(DATA . "/$folder/$key")) {
            return true;
        }
    }
    return write("inbox/$key", $body);
}

/** Writes the whole file or, after a crash, none of it. */
function write(string $file, string $content): bool
{
    $part = DATA . '/' . bin2hex(random_bytes(16)) . '.part';
    $output = fopen($part, 'w');
    return $output !== false
        && fwrite($output, $content) === strlen($content)
        && fsync($output)
        && rename($part, DATA . "/$file");
}

function readJson(string $name, mixed $default = []): mixed
{
    $file = DATA . "/$name";
    return file_exists($file)
        ? json_decode(file_get_contents($file), true, flags: JSON_THROW_ON_ERROR)
        : $default;
}

/** Handles each notification in the inbox unless another run of this command is handling it. */
function work(): void
{
    foreach (glob(DATA . '/inbox/*') as $file) {
        $lock = @fopen($file, 'r');
        if ($lock && flock($lock, LOCK_EX | LOCK_NB) && file_exists($file)) {
            attempt($file);
        }
    }
}

/** If it fails, the next try of this notification comes after a pause three times as long. */
function attempt(string $file): void
{
    $key = basename($file);
    $retry = readJson("retries/$key", ['tries' => 0, 'due' => 0]);
    if ($retry['due'] > time()) {
        return;
    }
    $tries = $retry['tries'] + 1;
    try {
        handle($file, $tries);
        finish($key, 'done');
    } catch (Throwable $error) {
        echo "Notification $key, try $tries: {$error->getMessage()}\n";
        if ($tries >= MAX_TRIES) {
            finish($key, 'failed');
            return;
        }
        $due = time() + FIRST_PAUSE * 3 ** ($tries - 1);
        write("retries/$key", json_encode(['tries' => $tries, 'due' => $due]));
    }
}

function finish(string $key, string $folder): void
{
    rename(DATA . "/inbox/$key", DATA . "/$folder/$key");
    @unlink(DATA . "/retries/$key");
}

/** Reads each trade and user it names, in whatever field. Trusts nothing else in it. */
function handle(string $file, int $tries): void
{
    $body = file_get_contents($file);
    $asJson = fn ($id) => json_encode($id, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    $isNamed = fn ($id) => str_contains($body, $asJson($id));
    $trades = array_filter(listTrades('readTrade'), fn ($trade) => $isNamed($trade[1]));
    $userIds = array_filter(readJson('users.json'), $isNamed);
    if (!$trades && !($userIds && array_filter(USER_EVENTS, $isNamed))) {
        // It may have overtaken the response to your own request. Wait before you read every trade.
        if ($tries === 1) {
            throw new RuntimeException('names no trade that is known yet');
        }
        write('unclear', (string) time());
    }
    readEach([...$trades, ...array_map(fn ($id) => ['readUser', $id], $userIds)]);
}

function listTrades(string $read): array
{
    $trades = readJson('trades.json');
    // PHP turns a key that looks like a number into one.
    $item = fn ($id, $payer) => [$read, (string) $id, $payer];
    return array_map($item, array_keys($trades), $trades);
}

/** Reads them all, even if one fails. */
function readEach(array $items): void
{
    $failures = [];
    foreach ($items as $item) {
        try {
            $item[0](...array_slice($item, 1));
        } catch (Throwable $error) {
            $failures[] = "$item[1]: {$error->getMessage()}";
        }
    }
    if ($failures) {
        throw new RuntimeException(implode(', ', $failures));
    }
}

/** Finds changes whose notification never arrived. */
function poll(): void
{
    try {
        readEach(listTrades('readIfDue'));
    } catch (Throwable $error) {
        echo "Polling: {$error->getMessage()}\n";
    }
}

/** At most once a minute, no matter how many notifications are unclear. */
function readIfDue(string $tradeId, string $payer): void
{
    $reading = readJson('readings/' . rawurlencode($tradeId), ['asked' => 0, 'due' => 0]);
    ['asked' => $asked, 'due' => $due] = $reading;
    $isUnclear = $asked <= readJson('unclear', -1);
    if (time() >= $asked + MINUTE && ($isUnclear || time() >= $due)) {
        readTrade($tradeId, $payer);
    }
}

function plan(string $tradeId, int $asked, int $due): void
{
    $reading = json_encode(['asked' => $asked, 'due' => $due]);
    write('readings/' . rawurlencode($tradeId), $reading);
}

/** Just after a deadline, every hour in the 12 hours before it, otherwise every 3 hours. */
function nextReading(array $trade, int $now): int
{
    $read = fn ($party) => strtotime($trade[$party]['status']['deadline'] ?? '');
    $deadlines = array_filter(array_map($read, ['payer', 'payee']));
    $left = min($deadlines ?: [INF]) - $now;
    // A parcel can be delivered at any time, and then a user has only 12 hours to decide.
    return $now + min($left, $left > 12 * HOUR ? 3 * HOUR : HOUR);
}

/** The money has left escrow, or the trade ended without a payment. */
function isOver(array $trade): bool
{
    $finished = $trade['phases']['finished'] ?? [];
    $isPaid = isset($trade['phases']['contract']['paid']);
    return $finished && (isset($finished['released']) || !$isPaid);
}

function readTrade(string $tradeId, string $payer): void
{
    $lock = lock($tradeId); // Released when this function returns.
    $asked = time();
    // If this fails, it stays due.
    plan($tradeId, $asked, $asked);
    $trade = get('users', $payer, 'trades', $tradeId);
    // Here your own code stores what the trade says.
    echo "Trade $tradeId: {$trade['payer']['status']['title']}\n";
    if (isOver($trade)) {
        echo "Trade $tradeId is over. Take it out of trades.json.\n";
    }
    plan($tradeId, $asked, nextReading($trade, $asked));
}

function readUser(string $userId): void
{
    $lock = lock($userId);
    $user = get('users', $userId);
    // Here your own code stores what the user can do.
    $state = $user['hasCompletedOnboarding'] ? 'onboarded' : 'not onboarded yet';
    echo "User $userId: $state\n";
}

/** One read at a time: an older response must not overwrite a newer one. */
function lock(string $id): mixed
{
    $lock = fopen(DATA . '/locks/' . rawurlencode($id), 'c');
    flock($lock, LOCK_EX);
    return $lock;
}

function get(string ...$path): array
{
    $options = [
        'header' => 'Authorization: Bearer ' . getenv('SYMBLEPAY_API_KEY'),
        'timeout' => 10,
        // A redirect would carry the key to another address.
        'follow_location' => 0,
    ];
    $url = implode('/', [SERVER, ...array_map('rawurlencode', $path)]);
    $response = @file_get_contents($url, false, stream_context_create(['http' => $options]));
    if ($response === false) {
        throw new RuntimeException(error_get_last()['message'] ?? 'No response came.');
    }
    return json_decode($response, true, flags: JSON_THROW_ON_ERROR);
}

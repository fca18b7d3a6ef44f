<?php

/*
 * Receives webhooks, and reads the trades and users they are about. PHP 8.1 or later, nothing to
 * install.
 *
 *   php -S 127.0.0.1:3001 receiver.php   receives; in production your web server runs it
 *   php receiver.php                     works through what came, once: run it every few seconds
 *
 * Your own code keeps two files in DATA_FOLDER up to date:
 *
 *   trades.json   the open trades, each with its payer: {"<tradeId>": "<marketplaceUserId>"}
 *   users.json    your users, if you want to hear of them: ["<marketplaceUserId>"]
 *
 * Keep that folder out of what your web server serves.
 */

declare(strict_types=1);

define('SERVER', getenv('SYMBLEPAY_SERVER') ?: 'http://127.0.0.1:4010/v1/marketplace');
define('DATA', getenv('DATA_FOLDER') ?: 'data');
const PATH = '/webhooks/symblepay'; // Make it hard to guess.
const MAX_BYTES = 64 * 1024;
const MAX_TRIES = 10;
const FIRST_PAUSE = 5;

// A notification moves from the inbox to done or failed. Those in failed are yours to look at.
foreach (['inbox', 'done', 'failed', 'retries', 'turns'] as $folder) {
    @mkdir(DATA . "/$folder", 0700, true);
}

if (PHP_SAPI !== 'cli') {
    http_response_code(receive());
} elseif (getenv('SYMBLEPAY_API_KEY')) {
    work();
} else {
    fwrite(STDERR, "SYMBLEPAY_API_KEY is not set.\n");
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
    return store($body) ? 204 : 500;
}

/** Stores a notification as it came, whatever it looks like, once however often it comes. */
function store(string $body): bool
{
    // Without an id, two that look alike may tell of two changes.
    $key = str_contains($body, '"id"') ? hash('sha256', $body) : bin2hex(random_bytes(16));
    foreach (['inbox', 'done', 'failed'] as $folder) {
        if (file_exists(DATA . "/$folder/$key")) {
            return true;
        }
    }
    return write("inbox/$key", $body);
}

/** A crash leaves the whole file or none. */
function write(string $file, string $content): bool
{
    $part = DATA . '/' . bin2hex(random_bytes(16)) . '.part';
    $output = fopen($part, 'w');
    return $output !== false
        && fwrite($output, $content) === strlen($content)
        && fsync($output)
        && rename($part, DATA . "/$file");
}

/** Tries what waits in the inbox. Runs may overlap: none takes what another has in hand. */
function work(): void
{
    foreach (glob(DATA . '/inbox/*') as $file) {
        $hand = @fopen($file, 'r');
        if ($hand && flock($hand, LOCK_EX | LOCK_NB) && file_exists($file)) {
            attempt($file);
        }
    }
}

/** Tries one when its time has come. If that fails, only this one waits, three times as long. */
function attempt(string $file): void
{
    $key = basename($file);
    $retry = json_decode((string) @file_get_contents(DATA . "/retries/$key"), true);
    if (($retry['due'] ?? 0) > time()) {
        return;
    }
    $tries = ($retry['tries'] ?? 0) + 1;
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

/** A notification is a hint: what it names, in whatever field, is read. */
function handle(string $file, int $tries): void
{
    $body = file_get_contents($file);
    $trades = $users = [];
    foreach (readKnown('trades.json') as $id => $payer) {
        $trades[] = ['readTrade', (string) $id, $payer];
    }
    foreach (readKnown('users.json') as $id) {
        $users[] = ['readUser', $id];
    }
    $asJson = fn ($id) => json_encode($id, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    $isNamed = fn ($item) => str_contains($body, $asJson($item[1]));
    $named = array_filter([...$trades, ...$users], $isNamed);
    if ($named) {
        readEach($named);
    } elseif ($tries === 1) {
        // It can be faster than the response to your own call. Look again before you read them all.
        throw new RuntimeException('names nothing that is known yet');
    } else {
        readAll($trades, filemtime($file));
    }
}

function readKnown(string $name): array
{
    $file = DATA . "/$name";
    return file_exists($file)
        ? json_decode(file_get_contents($file), true, flags: JSON_THROW_ON_ERROR)
        : [];
}

/** At most once a minute. One round covers all that came before it began. */
function readAll(array $trades, int $arrived): void
{
    [$began, $covers] = [DATA . '/round-began', DATA . '/round-covers'];
    if ((int) @filemtime($covers) > $arrived) {
        return;
    }
    $round = fopen(DATA . '/round', 'c');
    if (!flock($round, LOCK_EX | LOCK_NB) || (int) @filemtime($began) > time() - 60) {
        throw new RuntimeException('waits for the next round');
    }
    $now = time();
    touch($began, $now);
    readEach($trades);
    touch($covers, $now);
}

/** Reads them all, even when one of them fails. */
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

function readTrade(string $tradeId, string $payer): void
{
    $turn = takeTurn($tradeId);
    $trade = get('users', $payer, 'trades', $tradeId);
    // Here your own code stores what the trade says.
    echo "Trade $tradeId: {$trade['payer']['status']['title']}\n";
}

function readUser(string $userId): void
{
    $turn = takeTurn($userId);
    $user = get('users', $userId);
    // Here your own code stores what the user may do.
    $state = $user['hasCompletedOnboarding'] ? 'onboarded' : 'not onboarded yet';
    echo "User $userId: $state\n";
}

/**
 * One at a time, so that an older response cannot overtake a newer one. The turn ends with the
 * variable that holds it.
 *
 * @return resource
 */
function takeTurn(string $id)
{
    $turn = fopen(DATA . '/turns/' . rawurlencode($id), 'c');
    flock($turn, LOCK_EX);
    return $turn;
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

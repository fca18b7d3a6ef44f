<?php
// Each line that it reads names a sample: it runs it in the folder of the sample, and writes what that prints
// to a file beside it, named after it with ".output". It prints a line, which is empty when all went well.

require_once 'GuzzleHttp/autoload.php';
// Each sample runs in a copy of this process, where most of the library is loaded already.
new GuzzleHttp\Client();

while (($line = fgets(STDIN)) !== false) {
    $sample = rtrim($line, "\n");
    $child = pcntl_fork();
    if ($child === 0) {
        chdir(dirname($sample));
        fclose(STDOUT);
        // What is opened next is where PHP prints.
        $output = fopen("$sample.output", 'w');
        require $sample;
        exit(0);
    }
    pcntl_waitpid($child, $status);
    echo $status === 0 ? "\n" : basename($sample) . " fails.\n";
}

"""Each line that it reads names a sample: it runs it in the folder of the sample, and writes what that prints
to a file beside it, named after it with ".output". It prints a line, which is empty when all went well."""

import os
import runpy
import sys
import traceback

# Takes a quarter of a second; each sample runs in a copy of this process, where it is there already.
import requests  # noqa: F401


def run(sample):
    child = os.fork()
    if child == 0:
        try:
            os.chdir(os.path.dirname(sample))
            os.dup2(os.open(sample + ".output", os.O_CREAT | os.O_WRONLY), sys.stdout.fileno())
            runpy.run_path(sample, run_name="__main__")
            sys.stdout.flush()
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    _, status = os.waitpid(child, 0)
    return "" if status == 0 else os.path.basename(sample) + " fails."


for line in sys.stdin:
    print(run(line.rstrip("\n")), flush=True)
